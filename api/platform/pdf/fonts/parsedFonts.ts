import { create, type Font } from 'fontkit';
import { LETTERS } from '../../../contract/printable.ts';
import { regular } from './regular.ts';
import { semibold } from './semibold.ts';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** The package's types don't know that it takes a parsed font. */
      registerFont(name: string, font: Font): this;
    }
  }
}

/**
 * The fonts of documents, parsed once: their tables are decoded as texts need them, which took more than
 * half of the time of a document when each parsed its own.
 */
export const parsedFonts = { regular: parseFont(regular), semibold: parseFont(semibold) };

/** Parses a font so that a document in it doesn't follow from those before it. */
export function parseFont(file: Buffer): Font {
  const font = create(file);
  if (font.type !== 'TTF') throw new Error('The file of a font holds several.');
  // A glyph keeps the sign that it was first used for, which is what readers of a document copy:
  // that of plain and no-break spaces is the plain one.
  font.glyphsForString(LETTERS);
  return font;
}
