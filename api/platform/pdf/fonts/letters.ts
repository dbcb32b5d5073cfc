import type { Locale } from '../../../contract/locales.ts';
import { noBreaks } from '../../../contract/noBreaks.ts';

/** Latin with all accents, Vietnamese included, and Cyrillic: the names that customers have. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e00, 0x1eff],
].map(([from = 0, to = 0]) => range(from, to));

export const LETTERS = `${RANGES.join('')}–—‘’‚“”„•…‹›€№™−×\u2009\u202f`;

const known = new Set(LETTERS);

/** A text as the fonts can write it: a letter they lack is a question mark, where it would be gone. */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) =>
    known.has(letter) || /\s/.test(letter) ? letter : '?',
  ).join('');

/** A text as a document in this language prints it. */
export const printed = (text: string, locale: Locale): string =>
  writable(locale === 'cs' ? noBreaks(text) : text);

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, offset) =>
    String.fromCodePoint(from + offset),
  ).join('');
}
