import type { Locale } from '../../../contract/locales.ts';
import { INK, type Look, PAGE, type Sheet } from '../../../platform/pdf/sheet.ts';

/** What lists to tick off are printed with. */
export interface Printing {
  locale: Locale;
  look: Look;
  sellerName: string;
  now: Date;
}

const BOX = 10;

/** Where texts begin after the boxes, and how wide they are. */
export const TEXT = PAGE.left + BOX + 12;
export const WIDTH = PAGE.right - TEXT;

/** A text after a box to tick; returns its height. */
export function drawTicked(
  sheet: Sheet,
  text: string,
  style: object,
  x = TEXT,
  width = WIDTH,
): number {
  const top = sheet.y + 1.5;
  sheet.draw((pdf) => {
    pdf.rect(PAGE.left, top, BOX, BOX).lineWidth(1).strokeColor(INK.dark).stroke();
  });
  return sheet.text(text, x, sheet.y, width, style);
}

export function startPageFor(sheet: Sheet, height: number): void {
  if (sheet.y + height > PAGE.bottom) sheet.newPage();
}
