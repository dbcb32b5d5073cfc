import type { PictureInfo } from '../../api/contract/types.ts';

/** The path of the narrowest stored WebP that is at least so wide, else the picture itself. */
export function pictureAtWidth(path: string, info: PictureInfo | null | undefined, width: number) {
  const wide = (info?.sources ?? [])
    .filter((source) => source.type === 'image/webp' && source.width >= width)
    .sort((a, b) => a.width - b.width);
  return wide[0]?.path ?? path;
}
