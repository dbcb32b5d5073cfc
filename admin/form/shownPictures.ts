/** How the site shows a picture of the content. */
interface Shown {
  /** The shapes that it is cut to, as width / height; none where it is shown whole. */
  shapes: readonly number[];
  /** It is part of the content and wants words; a mere ornament, or one with words of its own, does not. */
  described?: true;
}

/** Pictures by resource and field, settings by their key; the shapes are those of the site's styles. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'team.image_path': { shapes: [4 / 5], described: true },
  'cars.image_path': { shapes: [20 / 23, 16 / 9], described: true },
  'events.image_path': { shapes: [16 / 9], described: true },
  'gallery.image_path': { shapes: [] },
  'gallery.thumbnail_path': { shapes: [4 / 3, 8 / 3, 16 / 10] },
  'sponsors.logo_path': { shapes: [] },
  'products.photos': { shapes: [4 / 3], described: true },
  'blog.image_path': { shapes: [16 / 10, 16 / 9], described: true },
  'settings.hero_image': { shapes: [16 / 9] },
  'settings.og_image': { shapes: [1200 / 630] },
};

const WHOLE: Shown = { shapes: [] };

/** How the site shows the picture at a place, e.g. `team.image_path`. */
export const shownAt = (place: string): Shown => SHOWN[place] ?? WHOLE;
