import { PENDING_FILE } from '../contract/fields.ts';
import { type Fields, isFields, textAt } from '../contract/loading.ts';
import { LOCALES } from '../contract/locales.ts';
import { messageText } from '../contract/messages/messages.ts';
import { checkInput } from '../contract/planLoading.ts';
import { imagesOf, localPicture, MissingPicture, photosOf } from './pictures.ts';
import type { SeedFailure } from './report.ts';
import {
  hasContent,
  hasPhotos,
  picturesOf,
  SEED_RESOURCES,
  type SeedResource,
} from './resources.ts';
import type { SeedSource } from './source.ts';

/** A record that is valid by the contract and whose pictures exist. */
export interface CheckedRecord {
  label: string;
  line: number | undefined;
  raw: Fields;
  /** Its own fields without pictures, parsed by the contract. */
  given: Fields;
  /** All fields, with the contract's defaults. */
  whole: Fields;
}

/** Checks all records against the contract before the first one is sent. */
export async function checkSource(
  source: SeedSource,
): Promise<{ checked: Map<string, CheckedRecord[]>; failures: SeedFailure[] }> {
  const checked = new Map<string, CheckedRecord[]>();
  const failures: SeedFailure[] = [...source.failures];
  for (const resource of SEED_RESOURCES) {
    const valid: CheckedRecord[] = [];
    const { name } = resource;
    for (const [index, { raw, line }] of (source.content.get(name) ?? []).entries()) {
      const label = labelOf(raw, index);
      const fail = (message: string) =>
        failures.push({ file: source.file, resource: name, record: label, line, message });
      if (!isFields(raw)) {
        fail('this is not a record: an object is expected');
        continue;
      }
      const { data, message } = await checkRecord(resource, raw, source.folder);
      if (data) valid.push({ label, line, raw, ...data });
      else fail(message);
    }
    checked.set(resource.name, valid);
  }
  return { checked, failures };
}

function labelOf(raw: unknown, index: number): string {
  const name =
    isFields(raw) && (textAt(raw, 'slug') || textAt(raw, 'setting_key') || textAt(raw, 'id'));
  return name || `#${index + 1}`;
}

async function checkRecord(
  resource: SeedResource,
  raw: Fields,
  folder: string,
): Promise<
  | { data: Pick<CheckedRecord, 'given' | 'whole'>; message?: undefined }
  | { data: null; message: string }
> {
  let marked: Fields;
  try {
    marked = await withPicturesMarked(resource, raw, folder);
  } catch (error) {
    if (error instanceof MissingPicture) return { data: null, message: error.message };
    throw error;
  }
  const { whole, given, failure } = checkInput(resource.path, marked, raw, true);
  if (failure) {
    const { errors, first } = failure;
    const lines = Object.entries(errors).map(
      ([path, { key, params }]) => `${path}: ${messageText(key, 'en', params)}`,
    );
    return { data: null, message: lines.join('; ') || messageText(first.key, 'en', first.params) };
  }
  const pictures = picturesOf(resource, raw).map(({ path }) => path);
  if (hasPhotos(resource)) pictures.push('photos', 'image_path');
  const own = Object.entries(given).filter(([name]) => !pictures.includes(name));
  return { data: { whole: whole ?? {}, given: Object.fromEntries(own) } };
}

/** The record with a placeholder for each local file, as the schema expects it. */
async function withPicturesMarked(
  resource: SeedResource,
  raw: Fields,
  folder: string,
): Promise<Fields> {
  const mark = async (value: string) =>
    (await localPicture(folder, value)) === null ? value : PENDING_FILE;
  const marked = { ...raw };
  for (const { path } of picturesOf(resource, raw)) {
    if (typeof raw[path] === 'string') marked[path] = await mark(raw[path]);
  }
  if (hasPhotos(resource)) {
    const photos = photosOf(raw) ?? [];
    const isList = (raw.photos ?? null) === null || Array.isArray(raw.photos);
    marked.photos = isList
      ? await Promise.all(photos.map(async (path) => ({ image_path: await mark(path) })))
      : raw.photos;
    delete marked.image_path;
  }
  if (hasContent(resource)) {
    for (const locale of LOCALES) {
      for (const path of imagesOf(textAt(raw, 'translations', locale, 'content'))) await mark(path);
    }
  }
  return marked;
}
