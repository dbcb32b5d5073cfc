import { create } from 'qrcode';
import { darkRuns } from '../../../contract/darkRuns.ts';
import type { Invoice } from '../invoice.ts';
import { INK, PAGE, type Sheet } from './sheet.ts';

const TOTAL = { above: 12, height: 38, below: 16 };
const QR_SIZE = 104;
const TRANSFER_HEIGHT = QR_SIZE + 24;
const NOTE_HEIGHT = 14;
const LABEL = 104;

/** The sum, how to pay it, and the closing words; these stay together on one page. */
export function drawEnd(sheet: Sheet, invoice: Invoice): void {
  const { transfer, notes } = invoice;
  const needed =
    TOTAL.above +
    TOTAL.height +
    TOTAL.below +
    (transfer ? TRANSFER_HEIGHT : 0) +
    notes.length * NOTE_HEIGHT;
  if (sheet.y + needed > PAGE.bottom) sheet.newPage();
  drawTotal(sheet, invoice);
  if (transfer) drawTransfer(sheet, invoice, transfer);
  for (const note of notes) {
    sheet.text(note, PAGE.left, sheet.y, PAGE.right - PAGE.left, {
      color: INK.quiet,
      maxLines: 1,
    });
    sheet.y += NOTE_HEIGHT;
  }
}

function drawTotal(sheet: Sheet, { words, total }: Invoice): void {
  const { pdf } = sheet;
  const width = 292;
  const { height } = TOTAL;
  const x = PAGE.right - width;
  const y = sheet.y + TOTAL.above;
  pdf
    .polygon([x + 12, y], [PAGE.right, y], [PAGE.right, y + height], [x, y + height])
    .fill(INK.dark);
  pdf.polygon([x + 3, y], [x + 8, y], [x - 4, y + height], [x - 9, y + height]).fill(INK.signal);
  sheet.text(words.grandTotal, x + 24, y + 12, 110, {
    size: 10.5,
    color: '#ffffff',
  });
  const style = {
    size: 16,
    bold: true,
    color: '#ffffff',
    align: 'right',
  } as const;
  sheet.text(total, x + 110, y + 7.5, width - 124, style);
  sheet.y = y + height + TOTAL.below;
}

function drawTransfer(
  sheet: Sheet,
  { words }: Invoice,
  { facts, spayd }: NonNullable<Invoice['transfer']>,
): void {
  const top = sheet.y;
  const x = spayd ? PAGE.left + QR_SIZE + 24 : PAGE.left;
  const width = PAGE.right - x;
  if (spayd) drawFramedQr(sheet, spayd, words.qr);
  let y = top + 4;
  y += sheet.text(words.paymentTitle, x, y, width, { size: 11.5, bold: true }) + 6;
  for (const [label, value] of facts) {
    sheet.text(label, x, y, LABEL, { color: INK.quiet });
    y += sheet.text(value, x + LABEL, y, width - LABEL, { bold: true }) + 3;
  }
  sheet.y = Math.max(top + (spayd ? TRANSFER_HEIGHT : 0), y);
}

/** The frame and the words below it are the format's mark, by which banks' customers know it. */
function drawFramedQr(sheet: Sheet, text: string, caption: string): void {
  const { pdf, y } = sheet;
  pdf.rect(PAGE.left, y, QR_SIZE, QR_SIZE).lineWidth(1).strokeColor(INK.dark).stroke();
  drawQr(pdf, text, PAGE.left + 7, y + 7, QR_SIZE - 14);
  const below = { size: 8.5, bold: true, align: 'center' } as const;
  sheet.text(caption, PAGE.left, y + QR_SIZE + 4, QR_SIZE, below);
}

/** Draws a text as a QR code of the given side, as areas that print sharp at any size. */
function drawQr(
  pdf: PDFKit.PDFDocument,
  text: string,
  left: number,
  top: number,
  side: number,
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  for (const { row, column, length } of darkRuns(modules)) {
    pdf.rect(left + column * step, top + row * step, length * step, step);
  }
  pdf.fill(INK.dark);
}
