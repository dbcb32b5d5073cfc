/**
 * Latin with accents, Vietnamese included, and Cyrillic: the names that customers have. Hexadecimal ranges
 * of what Source Sans has, without the soft hyphen, which it draws.
 */
const RANGES =
  '20-7e a0-ac ae-181 186 18a 18d-190 192-194 196-197 19a-19b 19e 1a0-1a1 1af-1b1 1b7 1bf-1c3 1cd-1dd ' +
  '1e2-1e7 1ea-1eb 1ee-1f0 1f4-1f5 1f7-201 204-205 208-209 20c-20d 218-220 222-223 226-227 237 23a-23e ' +
  '241-245 248-249 400-45f 490-491 1e02-1e03 1e06-1e07 1e0a-1e11 1e16-1e17 1e1e-1e2b 1e32-1e3b 1e3e-1e49 ' +
  '1e52-1e53 1e56-1e63 1e66-1e67 1e6a-1e6f 1e72-1e73 1e7e-1e85 1e8e-1e97 1e9e-1ef9';

/** The letters and signs that the fonts of documents have. */
export const LETTERS = `${RANGES.split(' ').map(range).join('')}–—‘’‚“”„•…‹›€№™−\u2009\u202f`;

const known = new Set(LETTERS);

/** Whether the fonts of documents have a letter or a sign, or it is a space. */
export const hasGlyph = (letter: string): boolean => known.has(letter) || /\s/.test(letter);

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
/** Signs that nobody sees, such as a soft hyphen in a pasted text, are left out. */
const isPrintable = (sign: string): boolean =>
  Array.from(sign.replace(/\p{Cf}/gu, '')).every(hasGlyph);

function range(bounds: string): string {
  const [from = 0, to = from] = bounds.split('-').map((bound) => Number.parseInt(bound, 16));
  return Array.from({ length: to - from + 1 }, (_, offset) =>
    String.fromCodePoint(from + offset),
  ).join('');
}
