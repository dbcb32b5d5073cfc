import { fileSetting } from '../contract/constants.ts';
import type { Descriptor } from '../contract/descriptor.ts';
import { type Fields, textAt } from '../contract/loading.ts';
import { CONTENT, type ContentPath } from '../contract/resources.ts';

export interface SeedResource extends Descriptor {
  path: ContentPath;
  name: string;
}

const isSetUp = ({ menu }: Descriptor) => menu?.group === 'setup';

/** All resources of a content file in loading order: those of the set-up first. */
export const SEED_RESOURCES: readonly SeedResource[] = [
  ...CONTENT.filter(isSetUp),
  ...CONTENT.filter((resource) => !isSetUp(resource)),
].map((resource) => ({ ...resource, name: nameOf(resource.path) }));

/** The resource of a list in a file; `team_members` and `orders/…` are accepted, too. */
export function resourceNamed(name: string): SeedResource | undefined {
  const plain = nameOf(name.replaceAll('_', '-'));
  return SEED_RESOURCES.find((resource) => resource.name === plain);
}

function nameOf(path: string): string {
  return path.replace(/^orders\//, '');
}

/** The fields of a record with one picture each; for settings, only if their value is a file. */
export const picturesOf = ({ path, files }: Descriptor & { path: string }, record: Fields) =>
  path === 'settings' && fileSetting(textAt(record, 'setting_key')) === null ? [] : files;

export const hasPhotos = ({ pictureTables }: Descriptor): boolean =>
  pictureTables?.some(({ field }) => field === 'photos') ?? false;

/** Whether its texts are HTML that may contain images. */
export const hasContent = ({ texts }: Descriptor): boolean => texts.includes('content');

/** The list of pick-up points, which are no content by themselves: each names its shipping method. */
export const POINTS = 'pickup-points';
