import type { Locale } from '../../../contract/locales.ts';
import { noBreaks } from '../../../contract/noBreaks.ts';
import { hasGlyph } from '../../../contract/printable.ts';

const DROPPED = '\0';

/**
 * A text as the fonts can write it: emoji and other signs that they lack are left out with the gap they
 * leave, letters and digits are written in their plain form, if need be without accents, or as a question mark.
 */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'), writableSign)
    .join('')
    .replace(/[^\S\n]\0+(?=\s|$)|^\0+[^\S\n]/gm, '')
    .replaceAll(DROPPED, '');

function writableSign(sign: string): string {
  if (hasGlyph(sign)) return sign;
  if (!/[\p{L}\p{N}]/u.test(sign)) return DROPPED;
  const plain = [sign.normalize('NFKC'), sign.normalize('NFKD').replace(/\p{M}/gu, '')];
  return plain.find((letters) => Array.from(letters).every(hasGlyph)) ?? '?';
}

/** A text as a document in this language prints it. */
export const printed = (text: string, locale: Locale): string =>
  writable(locale === 'cs' ? noBreaks(text) : text);
