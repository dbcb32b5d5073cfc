import { expect, it } from 'vitest';
import { LETTERS } from '../../../contract/printable.ts';
import { parsedFonts, parseFont } from './parsedFonts.ts';
import { regular } from './regular.ts';

it.each(['regular', 'semibold'] as const)('every letter is in the font: %s', (name) => {
  const font = parsedFonts[name];
  const missing = Array.from(LETTERS).filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});

it('spaces are copied as plain ones, whichever a document had first', () => {
  const [space] = parseFont(regular).layout('\u00a0').glyphs;
  expect(space?.codePoints).toEqual([0x20]);
});
