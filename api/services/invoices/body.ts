import { create } from 'qrcode';
import { darkRuns } from '../../contract/spayd.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { INK, PAGE, type Sheet, type Style } from './sheet.ts';

const COLUMNS = [
  { name: 'name', x: PAGE.left, width: 236, align: 'left' },
  { name: 'quantity', x: PAGE.left + 244, width: 55, align: 'right' },
  { name: 'unitPrice', x: PAGE.left + 305, width: 92, align: 'right' },
  { name: 'total', x: PAGE.left + 403, width: PAGE.right - PAGE.left - 403, align: 'right' },
] as const;
const PADDING = 5.5;

export function drawLines(sheet: Sheet, { words, lines }: Invoice): void {
  const { item: name, quantity, unitPrice, lineTotal: total } = words;
  const drawHead = () => {
    const style = { size: 8.5, color: INK.quiet, maxLines: 1 };
    drawCells(sheet, { name, quantity, unitPrice, total }, 0, style);
    sheet.y += 16;
    drawRule(sheet, 1.2, INK.dark);
  };
  drawHead();
  for (const line of lines) {
    const heights = COLUMNS.map((column) => sheet.height(line[column.name], column.width));
    const height = Math.max(...heights) + PADDING * 2;
    if (sheet.y + height > PAGE.bottom) {
      sheet.newPage();
      drawHead();
    }
    drawCells(sheet, line, PADDING);
    sheet.y += height;
    drawRule(sheet, 0.5, INK.line);
  }
}

function drawCells(sheet: Sheet, line: InvoiceLine, padding: number, style: Style = {}): void {
  for (const { name, x, width, align } of COLUMNS) {
    if (line[name] !== '') sheet.text(line[name], x, sheet.y + padding, width, { ...style, align });
  }
}

function drawRule({ pdf, y }: Sheet, width: number, color: string): void {
  pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(width).strokeColor(color).stroke();
}

const TOTAL = { above: 12, height: 38, below: 16 };
const QR_SIZE = 104;
const TRANSFER_HEIGHT = QR_SIZE + 24;
const NOTE_HEIGHT = 14;
const LABEL = 104;

/** The total, how to pay it, and the notes, all on one page. */
export function drawEnd(sheet: Sheet, invoice: Invoice): void {
  const { transfer, notes } = invoice;
  const total = TOTAL.above + TOTAL.height + TOTAL.below;
  const needed = total + (transfer ? TRANSFER_HEIGHT : 0) + notes.length * NOTE_HEIGHT;
  if (sheet.y + needed > PAGE.bottom) sheet.newPage();
  drawTotal(sheet, invoice);
  if (transfer) drawTransfer(sheet, invoice, transfer);
  for (const note of notes) {
    const style = { color: INK.quiet, maxLines: 1 };
    sheet.text(note, PAGE.left, sheet.y, PAGE.right - PAGE.left, style);
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
  sheet.text(words.grandTotal, x + 24, y + 12, 110, { size: 10.5, color: '#ffffff' });
  const style = { size: 16, bold: true, color: '#ffffff', align: 'right' } as const;
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

/** The frame and the caption are part of the QR payment format. */
function drawFramedQr(sheet: Sheet, text: string, caption: string): void {
  const { pdf, y } = sheet;
  pdf.rect(PAGE.left, y, QR_SIZE, QR_SIZE).lineWidth(1).strokeColor(INK.dark).stroke();
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const step = (QR_SIZE - 14) / modules.size;
  const [left, top] = [PAGE.left + 7, y + 7];
  for (const { row, column, length } of darkRuns(modules)) {
    pdf.rect(left + column * step, top + row * step, length * step, step);
  }
  pdf.fill(INK.dark);
  const below = { size: 8.5, bold: true, align: 'center' } as const;
  sheet.text(caption, PAGE.left, y + QR_SIZE + 4, QR_SIZE, below);
}
