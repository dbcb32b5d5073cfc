/**
 * One master to draw: where it lands under `db/demo/season/images` (without the extension), how
 * large it is in pixels, and the function that makes its SVG. The same picture is always the same
 * bytes: whatever looks random comes from a seed.
 */
export type Picture = {
  /** e.g. `cars/otava-600-1`; the command adds `.webp`. */
  path: string;
  width: number;
  height: number;
  svg: () => string;
  /** WebP quality, 1 to 100; 66 when left out. */
  quality?: number;
};
