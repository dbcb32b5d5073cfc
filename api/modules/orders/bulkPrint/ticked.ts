import { formatDateTime } from '../../../contract/dates.ts';
import type { Locale } from '../../../contract/locales.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { drawFeet, drawHead } from '../../../platform/pdf/letterhead.ts';
import { INK, type Look, openSheet, PAGE, type Sheet } from '../../../platform/pdf/sheet.ts';

/** What lists to tick off are printed with. */
export interface Printing {
  locale: Locale;
  look: Look;
  sellerName: string;
  now: Date;
}

/**
 * Prints a list to tick off: its head, what is drawn of it, and the foot of each page. Fonts and pdfkit are
 * loaded with this file.
 */
export async function printList(
  title: string,
  { locale, look, sellerName, now }: Printing,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const titled = {
    title,
    number: formatDateTime(now.toISOString(), locale),
    locale,
    sellerName,
    issued: now,
  };
  const sheet = await openSheet(titled, look, null);
  drawHead(sheet, titled, look);
  draw(sheet);
  drawFeet(sheet, { ...titled, words: documents[locale].invoice, foot: sellerName });
  return sheet.finish();
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
