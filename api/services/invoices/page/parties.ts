import type { Invoice, Party } from '../invoice.ts';
import { INK, PAGE, type Sheet } from './sheet.ts';

const GAP = 28;
const COLUMN = (PAGE.right - PAGE.left - GAP) / 2;
const FACTS_PER_ROW = 3;
const MAX_ADDRESS_LINES = 8;

/** Who sells and who buys, side by side, and the facts of the deal below them. */
export function drawParties(sheet: Sheet, invoice: Invoice): void {
  const { words, supplier, customer, facts } = invoice;
  const heights = [
    drawParty(sheet, words.supplier, supplier, PAGE.left),
    drawParty(sheet, words.customer, customer, PAGE.left + COLUMN + GAP),
  ];
  sheet.y += Math.max(...heights) + 20;
  drawFacts(sheet, facts);
}

function drawParty(sheet: Sheet, label: string, party: Party, x: number): number {
  const { pdf } = sheet;
  let y = sheet.y;
  pdf.rect(x, y, 22, 2.5).fill(INK.signal);
  y += 10;
  y += sheet.text(label, x, y, COLUMN, { size: 8.5, color: INK.quiet }) + 2;
  y +=
    sheet.text(party.name, x, y, COLUMN, {
      size: 11.5,
      bold: true,
      maxLines: 3,
    }) + 2;
  const address = party.address.slice(0, MAX_ADDRESS_LINES).join('\n');
  if (address) y += sheet.text(address, x, y, COLUMN, { maxLines: MAX_ADDRESS_LINES }) + 3;
  for (const fact of party.facts) y += sheet.text(fact, x, y, COLUMN, { maxLines: 2 });
  return y - sheet.y;
}

function drawFacts(sheet: Sheet, facts: Invoice['facts']): void {
  const { pdf } = sheet;
  const padding = 12;
  const width = (PAGE.right - PAGE.left - padding * 2) / FACTS_PER_ROW;
  const inner = width - 10;
  const style = { bold: true, size: 10, maxLines: 3 };
  const rows: Invoice['facts'][] = [];
  for (let at = 0; at < facts.length; at += FACTS_PER_ROW) {
    rows.push(facts.slice(at, at + FACTS_PER_ROW));
  }
  const heights = rows.map(
    (row) => Math.max(...row.map(([, value]) => sheet.height(value, inner, style))) + 20,
  );
  const height = heights.reduce((sum, next) => sum + next, 0) + padding * 2 - 8;
  pdf.rect(PAGE.left, sheet.y, PAGE.right - PAGE.left, height).fill(INK.ground);
  let y = sheet.y + padding;
  for (const [index, row] of rows.entries()) {
    for (const [column, [label, value]] of row.entries()) {
      const x = PAGE.left + padding + column * width;
      sheet.text(label, x, y, inner, {
        size: 8.5,
        color: INK.quiet,
        maxLines: 1,
      });
      sheet.text(value, x, y + 12, inner, style);
    }
    y += heights[index] ?? 0;
  }
  sheet.y += height + 20;
}
