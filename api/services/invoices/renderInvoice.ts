import type { Invoice } from './invoice.ts';
import { drawEnd } from './page/end.ts';
import { drawLines } from './page/lines.ts';
import { drawParties } from './page/parties.ts';
import { INK, openSheet, PAGE, type Sheet } from './page/sheet.ts';

/**
 * The invoice as a PDF of one or more A4 pages. To be imported when an invoice is asked for: fonts
 * and pdfkit would slow the server's start.
 */
export async function renderInvoice(invoice: Invoice): Promise<Buffer> {
  const sheet = await openSheet(invoice);
  drawHead(sheet, invoice);
  drawParties(sheet, invoice);
  drawLines(sheet, invoice);
  drawEnd(sheet, invoice);
  drawFeet(sheet, invoice);
  return sheet.finish();
}

const BAND = 14;
const HALF = (PAGE.right - PAGE.left) / 2;

/** The band across the first page's top, who sends the invoice, what it is and its number. */
function drawHead(sheet: Sheet, { sellerName, title, number }: Invoice): void {
  const { pdf } = sheet;
  pdf.rect(0, 0, PAGE.width, BAND).fill(INK.dark);
  const left = PAGE.width * 0.62;
  pdf
    .polygon([left + 5, 0], [PAGE.right, 0], [PAGE.right - 5, BAND], [left, BAND])
    .fill(INK.signal);

  const top = BAND + 34;
  const name = { size: 15, bold: true, maxLines: 3 };
  const nameHeight = sheet.text(sellerName, PAGE.left, top + 5, HALF - 16, name);
  const right = PAGE.left + HALF;
  const titleStyle = { size: 24, bold: true, align: 'right' } as const;
  const titleHeight = sheet.text(title, right, top - 4, HALF, titleStyle);
  const numberStyle = { size: 12, color: INK.quiet, align: 'right' } as const;
  sheet.text(number, right, top + titleHeight - 4, HALF, numberStyle);
  sheet.y = top + Math.max(nameHeight + 5, titleHeight + 16) + 22;
}

/** The foot of every page, once it is known how many there are. */
function drawFeet(sheet: Sheet, { words, foot, title, number }: Invoice): void {
  const { pdf } = sheet;
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const y = PAGE.bottom + 18;
    pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(INK.line).stroke();
    const page = words.page.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    const small = { size: 8, color: INK.quiet, maxLines: 1 };
    sheet.text(foot, PAGE.left, y + 8, HALF * 1.5, small);
    const place = { ...small, align: 'right' } as const;
    sheet.text(page, PAGE.left + HALF * 1.5, y + 8, HALF / 2, place);
    if (index > 0) sheet.text(`${title} ${number}`, PAGE.left, 26, HALF, small);
  }
}
