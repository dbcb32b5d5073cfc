import type { Ground } from '../../api/contract/constants.ts';
import { CONTENT } from '../../api/contract/resources.ts';

interface Shown {
  /** Aspect ratios of its crops, as width / height; empty when shown whole. */
  shapes: readonly number[];
  needsAlt?: boolean;
  /** The ground that it is made for. */
  ground?: Ground;
}

/** Pictures by screen and field, settings by key. */
const SHOWN: Readonly<Record<string, Shown>> = {
  ...Object.fromEntries(
    CONTENT.flatMap(({ screen, files, pictureTables = [] }) => [
      ...files.map((file) => [`${screen}.${file.path}`, file]),
      ...pictureTables.map((pictures) => [`${screen}.${pictures.field}`, pictures]),
    ]),
  ),
  'settings.hero_image': { shapes: [16 / 9] },
  'settings.logo_path': { shapes: [], ground: 'dark' },
  'settings.logo_light_path': { shapes: [], ground: 'light' },
  'settings.og_image': { shapes: [1200 / 630] },
};

/** How the site shows the picture at a place, e.g. `team.image_path`. */
export const shownAt = (place: string): Shown => SHOWN[place] ?? { shapes: [] };
