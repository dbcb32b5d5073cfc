import type { Order } from '../../../../db/models/order.ts';
import { formatDateTime } from '../../../contract/dates.ts';
import type { Locale } from '../../../contract/locales.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { formatOrderNumber } from '../../../contract/orders.ts';
import { drawFeet, drawHead } from '../../../platform/pdf/letterhead.ts';
import { INK, type Look, openSheet, PAGE, type Sheet } from '../../../platform/pdf/sheet.ts';
import { drawRule } from '../../../platform/pdf/table.ts';
import { piecesOf } from '../../documents/index.ts';

interface Printing {
  locale: Locale;
  look: Look;
  sellerName: string;
  now: Date;
}

const BOX = 10;
const PIECES = 60;
const TEXT = PAGE.left + BOX + 12;
const WIDTH = PAGE.right - TEXT;
const NAME = { size: 11.5, bold: true, maxLines: 2 };
const QUIET = { color: INK.quiet, maxLines: 3 };
const NOTE = { maxLines: 12 };

/** What to pack into the parcels of orders, with boxes to tick. Fonts and pdfkit are loaded with this file. */
export async function renderPackingList(
  orders: readonly Order[],
  { locale, look, sellerName, now }: Printing,
): Promise<Buffer> {
  const say = documents[locale].packing;
  const titled = {
    title: say.title,
    number: formatDateTime(now.toISOString(), locale),
    locale,
    sellerName,
    issued: now,
  };
  const sheet = await openSheet(titled, look, null);
  drawHead(sheet, titled, look);
  for (const order of orders) drawOrder(sheet, order, locale);
  drawFeet(sheet, { ...titled, words: documents[locale].invoice, foot: sellerName });
  return sheet.finish();
}

function drawOrder(sheet: Sheet, order: Order, locale: Locale): void {
  const { items = [], customer_note: note } = order;
  const say = documents[locale].packing;
  const name = [formatOrderNumber(order.id), order.customer_name, order.company_name]
    .filter(Boolean)
    .join('  ·  ');
  const shipping = [order[`shipping_name_${locale}`], order.customer_address]
    .filter(Boolean)
    .join('  ·  ');
  // An order begins where its name and first item fit.
  startPageFor(sheet, 80);
  drawRule(sheet, 1.2, INK.dark);
  sheet.y += 8;
  sheet.y += drawTicked(sheet, name, NAME) + 2;
  sheet.y += sheet.text(shipping, TEXT, sheet.y, WIDTH, QUIET) + 6;
  for (const item of items)
    drawItem(sheet, item[`name_${locale}`], piecesOf(item.quantity, locale));
  if (note !== '') {
    const text = `${say.note}: ${note}`;
    startPageFor(sheet, sheet.height(text, WIDTH, NOTE));
    sheet.y += sheet.text(text, TEXT, sheet.y + 2, WIDTH, NOTE) + 2;
  }
  sheet.y += 14;
}

function drawItem(sheet: Sheet, name: string, pieces: string): void {
  const width = WIDTH - PIECES;
  startPageFor(sheet, sheet.height(name, width) + 8);
  sheet.text(pieces, TEXT, sheet.y, PIECES - 8, { bold: true });
  const height = drawTicked(sheet, name, {}, TEXT + PIECES, width);
  sheet.y += height + 6;
}

/** A text after a box to tick. */
function drawTicked(sheet: Sheet, text: string, style: object, x = TEXT, width = WIDTH): number {
  const top = sheet.y + 1.5;
  sheet.draw((pdf) => {
    pdf.rect(PAGE.left, top, BOX, BOX).lineWidth(1).strokeColor(INK.dark).stroke();
  });
  return sheet.text(text, x, sheet.y, width, style);
}

function startPageFor(sheet: Sheet, height: number): void {
  if (sheet.y + height > PAGE.bottom) sheet.newPage();
}
