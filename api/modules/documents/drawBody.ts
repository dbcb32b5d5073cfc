import { drawQr } from '../../platform/pdf/qr.ts';
import { INK, PAGE, type Sheet } from '../../platform/pdf/sheet.ts';
import { columnsOf, drawTable } from '../../platform/pdf/table.ts';
import type { PrintedForm } from './printedForm.ts';

const PLAIN = columnsOf(['name', 'quantity', 'unitPrice', 'total'], [60, 98, 97]);
const TAXED = columnsOf(['name', 'quantity', 'unitBase', 'rate', 'total'], [48, 94, 46, 94]);
const RATES = columnsOf(['rate', 'base', 'vat', 'total'], [96, 96, 97]);

/** What is sold; a VAT payer's prices are printed without VAT, its sums with it. */
export function drawLines(sheet: Sheet, { words, lines, vat }: PrintedForm): void {
  const { item: name, quantity, unitPrice, unitBase, vatRate: rate } = words;
  if (vat.length === 0) {
    const head = { name, quantity, unitPrice, total: words.lineTotal };
    drawTable(sheet, PLAIN, head, lines);
    return;
  }
  const head = { name, quantity, unitBase, rate, total: words.withVat };
  drawTable(sheet, TAXED, head, lines);
}

const TOTAL = { above: 12, height: 38, below: 16 };
const QR_SIZE = 98;
const TRANSFER_HEIGHT = QR_SIZE + 21;
const LABEL = 104;
const WIDTH = PAGE.right - PAGE.left;
const NOTE = { color: INK.quiet, maxLines: 3 };
const VAT_ROW = 26;
const BALANCE_ROW = 18;

/** The breakdown of VAT with the total, and how to pay it with the notes; each on one page. */
export function drawEnd(sheet: Sheet, document: PrintedForm): void {
  const { transfer, notes, vat, balance } = document;
  const total = TOTAL.above + TOTAL.height + TOTAL.below + balance.length * BALANCE_ROW;
  sheet.startPageFor(total + (vat.length > 0 ? (vat.length + 1) * VAT_ROW : 0));
  drawBreakdown(sheet, document);
  drawTotal(sheet, document);
  const heights = notes.map((note) => sheet.height(note, WIDTH, NOTE) + 2);
  const below = heights.reduce((sum, height) => sum + height, 0);
  sheet.startPageFor(below + (transfer ? TRANSFER_HEIGHT : 0));
  if (transfer) drawTransfer(sheet, document, transfer);
  for (const [index, note] of notes.entries()) {
    sheet.text(note, PAGE.left, sheet.y, WIDTH, NOTE);
    sheet.y += heights[index] ?? 0;
  }
}

function drawBreakdown(sheet: Sheet, { vat, words }: PrintedForm): void {
  if (vat.length === 0) return;
  sheet.y += 18;
  const head = { rate: words.vatBreakdown, base: words.base, vat: words.vat, total: words.withVat };
  drawTable(sheet, RATES, head, vat);
}

function drawTotal(sheet: Sheet, { totalLabel, total, balance }: PrintedForm): void {
  const width = 292;
  const { height } = TOTAL;
  const x = PAGE.right - width;
  const y = sheet.y + TOTAL.above;
  sheet.draw((pdf) => {
    pdf
      .polygon([x + 12, y], [PAGE.right, y], [PAGE.right, y + height], [x, y + height])
      .fill(INK.dark);
    pdf
      .polygon([x + 3, y], [x + 8, y], [x - 4, y + height], [x - 9, y + height])
      .fill(sheet.accent.onLight);
  });
  sheet.text(totalLabel, x + 24, y + 12, 120, { size: 10.5, color: '#ffffff' });
  const style = { size: 16, bold: true, color: '#ffffff', align: 'right' } as const;
  sheet.text(total, x + 124, y + 7.5, width - 138, style);
  sheet.y = y + height + (balance.length > 0 ? 8 : TOTAL.below);
  for (const [label, amount] of balance) {
    sheet.text(label, x + 24, sheet.y, 150, { color: INK.quiet });
    sheet.text(amount, x + 124, sheet.y, width - 138, { bold: true, align: 'right' });
    sheet.y += BALANCE_ROW;
  }
  if (balance.length > 0) sheet.y += 8;
}

function drawTransfer(
  sheet: Sheet,
  { words }: PrintedForm,
  { facts, spayd }: NonNullable<PrintedForm['transfer']>,
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
  const draw = () => {
    pdf.rect(PAGE.left, y, QR_SIZE, QR_SIZE).lineWidth(1).strokeColor(INK.dark).stroke();
    drawQr(sheet, text, { x: PAGE.left, y, size: QR_SIZE, margin: 7 });
  };
  sheet.element('Figure', draw, caption);
  const below = { size: 8.5, bold: true, align: 'center' } as const;
  sheet.text(caption, PAGE.left, y + QR_SIZE + 4, QR_SIZE, below);
}
