import type { Invoice, InvoiceLine } from '../invoice.ts';
import { INK, PAGE, type Sheet } from './sheet.ts';

type Column = keyof InvoiceLine;

const COLUMNS: Readonly<Record<Column, { x: number; width: number; align: 'left' | 'right' }>> = {
  name: { x: PAGE.left, width: 236, align: 'left' },
  quantity: { x: PAGE.left + 244, width: 55, align: 'right' },
  unitPrice: { x: PAGE.left + 305, width: 92, align: 'right' },
  total: {
    x: PAGE.left + 403,
    width: PAGE.right - PAGE.left - 403,
    align: 'right',
  },
};
const NAMES: readonly Column[] = ['name', 'quantity', 'unitPrice', 'total'];
const PADDING = 5.5;

/** The table of what was bought; a page that it goes on to begins with the table's head again. */
export function drawLines(sheet: Sheet, { words, lines }: Invoice): void {
  const head: InvoiceLine = {
    name: words.item,
    quantity: words.quantity,
    unitPrice: words.unitPrice,
    total: words.lineTotal,
  };
  drawTableHead(sheet, head);
  for (const line of lines) {
    const height = heightOf(sheet, line);
    if (sheet.y + height > PAGE.bottom) {
      sheet.newPage();
      drawTableHead(sheet, head);
    }
    drawRow(sheet, line, height);
  }
}

const heightOf = (sheet: Sheet, line: InvoiceLine) =>
  Math.max(...NAMES.map((name) => sheet.height(line[name], COLUMNS[name].width))) + PADDING * 2;

function drawTableHead(sheet: Sheet, head: InvoiceLine): void {
  for (const name of NAMES) {
    const { x, width, align } = COLUMNS[name];
    sheet.text(head[name], x, sheet.y, width, {
      size: 8.5,
      color: INK.quiet,
      align,
      maxLines: 1,
    });
  }
  sheet.y += 16;
  drawRule(sheet, 1.2, INK.dark);
}

function drawRow(sheet: Sheet, line: InvoiceLine, height: number): void {
  for (const name of NAMES) {
    const { x, width, align } = COLUMNS[name];
    if (line[name] !== '') sheet.text(line[name], x, sheet.y + PADDING, width, { align });
  }
  sheet.y += height;
  drawRule(sheet, 0.5, INK.line);
}

function drawRule({ pdf, y }: Sheet, width: number, color: string): void {
  pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(width).strokeColor(color).stroke();
}
