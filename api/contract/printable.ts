/** Latin with all accents, Vietnamese included, and Cyrillic: the names that customers have. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e00, 0x1eff],
].map(([from = 0, to = 0]) => range(from, to));

/** The letters and signs that the fonts of documents have. */
export const LETTERS = `${RANGES.join('')}–—‘’‚“”„•…‹›€№™−×\u2009\u202f`;

const known = new Set(LETTERS);

/** The letters, signs and emoji of a text that documents and vouchers can't print, each once. */
export function unprintable(text: string): string[] {
  const composed = text.normalize('NFC');
  if (isPrintable(composed)) return [];
  const signs = Array.from(new Intl.Segmenter().segment(composed), each);
  return [...new Set(signs)].filter((sign) => !isPrintable(sign) && !isPrintable(plain(sign)));
}

const each = ({ segment }: Intl.SegmentData): string => segment;
/** A ligature or a full-width letter has a plain form. */
const plain = (sign: string): string => sign.normalize('NFKC');
const isPrintable = (sign: string): boolean =>
  Array.from(sign).every((letter) => known.has(letter) || /\s/.test(letter));

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, offset) =>
    String.fromCodePoint(from + offset),
  ).join('');
}
