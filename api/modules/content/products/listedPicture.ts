import type { PictureInfo } from '../../../contract/types.ts';

/** Pixels that a card of a list shows at most. */
const WIDEST = 960;

/** A picture's files as a card needs them: those of the best format, and one of each other. */
export function listedPicture(info: PictureInfo | null): PictureInfo | null {
  if (info === null) return null;
  const shown = info.sources.filter(({ width }) => width <= WIDEST);
  const [best] = shown;
  if (!best) return info;
  const sources = shown.filter(
    ({ type }, index) => type === best.type || type !== shown[index + 1]?.type,
  );
  return { ...info, sources };
}
