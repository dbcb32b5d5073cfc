import { drawFeet, drawHead } from '../../../platform/pdf/letterhead.ts';
import { drawQr } from '../../../platform/pdf/qr.ts';
import { INK, type Look, openSheet, PAGE, type Sheet } from '../../../platform/pdf/sheet.ts';
import type { PrintedVoucher } from './printedVoucher.ts';

const WIDTH = PAGE.right - PAGE.left;
const PADDING = 26;
const STRIPE = 8;

/** A voucher on one page. Fonts and pdfkit are loaded with this file. */
export async function renderVoucher(voucher: PrintedVoucher, look: Look): Promise<Buffer> {
  const sheet = await openSheet(voucher, look, null);
  drawHead(sheet, voucher, look);
  drawTicket(sheet, voucher);
  drawCode(sheet, voucher);
  drawSteps(sheet, voucher);
  // There is one page, which needs no number.
  drawFeet(sheet, { ...voucher, words: { page: '' } });
  return sheet.finish();
}

/** What the voucher is for, and its dedication, on dark ground. */
function drawTicket(sheet: Sheet, { name, worth, dedication }: PrintedVoucher): void {
  const inner = WIDTH - 2 * PADDING - STRIPE;
  const x = PAGE.left + STRIPE + PADDING;
  const styles = {
    name: { size: 30, bold: true, color: '#ffffff', maxLines: 3 },
    worth: { size: 17, color: '#ffffff' },
    dedication: { size: 14, color: '#ffffff', maxLines: 6 },
  };
  const parts = [
    [name, styles.name, 10],
    ...(worth ? [[worth, styles.worth, 10] as const] : []),
    ...(dedication ? [[dedication, styles.dedication, 0] as const] : []),
  ] as const;
  const heights = parts.map(([text, style, gap]) => sheet.height(text, inner, style) + gap);
  const height = heights.reduce((sum, each) => sum + each, 0) + 2 * PADDING;
  const top = sheet.y;
  sheet.draw((pdf) => {
    pdf.rect(PAGE.left, top, WIDTH, height).fill(INK.dark);
    pdf.rect(PAGE.left, top, STRIPE, height).fill(sheet.accent.onDark);
  });
  let y = top + PADDING;
  for (const [index, [text, style]] of parts.entries()) {
    sheet.text(text, x, y, inner, style);
    y += heights[index] ?? 0;
  }
  sheet.y = top + height;
}

const QR_SIZE = 156;

/** The code with its QR code and how the voucher stands, below the perforation. */
function drawCode(sheet: Sheet, { words, code, address, standing }: PrintedVoucher): void {
  const top = sheet.y;
  const height = QR_SIZE + 2 * PADDING;
  sheet.draw((pdf) => {
    pdf.rect(PAGE.left, top, WIDTH, height).fill(INK.ground);
    pdf.moveTo(PAGE.left, top).lineTo(PAGE.right, top);
    pdf.lineWidth(1.5).dash(5, { space: 5 }).strokeColor(sheet.accent.onLight).stroke().undash();
  });
  const x = PAGE.right - PADDING - QR_SIZE;
  const draw = () => {
    sheet.pdf.rect(x, top + PADDING, QR_SIZE, QR_SIZE).fill('#ffffff');
    drawQr(sheet, address, { x, y: top + PADDING, size: QR_SIZE, margin: 12 });
  };
  sheet.element('Figure', draw, words.qr);
  const left = PAGE.left + PADDING;
  const width = x - left - PADDING;
  let y = top + PADDING + 18;
  y += sheet.text(words.code, left, y, width, { size: 11, color: INK.quiet }) + 4;
  y += sheet.text(code, left, y, width, { size: 28, bold: true, maxLines: 1 }) + 18;
  sheet.text(standing, left, y, width, { size: 15, bold: true, color: sheet.accent.onLight });
  sheet.y = top + height + 34;
}

const NUMBER = 22;

function drawSteps(sheet: Sheet, { words, steps }: PrintedVoucher): void {
  if (steps.length === 0) return;
  sheet.y += sheet.text(words.howTitle, PAGE.left, sheet.y, WIDTH, { size: 15, bold: true }) + 10;
  for (const [index, step] of steps.entries()) {
    const number = { size: 11.5, bold: true, color: sheet.accent.onLight };
    sheet.text(`${index + 1}.`, PAGE.left, sheet.y, NUMBER, number);
    const height = sheet.text(step, PAGE.left + NUMBER, sheet.y, WIDTH - NUMBER, { size: 11.5 });
    sheet.y += height + 8;
  }
}
