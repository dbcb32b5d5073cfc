import { batchesOf } from '../../contract/batches.ts';
import { drawFeet, drawHead } from '../../platform/pdf/letterhead.ts';
import { INK, type Look, openSheet, PAGE, type Sheet } from '../../platform/pdf/sheet.ts';
import { drawEnd, drawLines } from './drawBody.ts';
import type { Party } from './parties.ts';
import type { PrintedForm } from './printedForm.ts';

/** Imported when a document is asked for: fonts and pdfkit would slow the server's start. */
export async function renderDocument(
  document: PrintedForm,
  look: Look,
  isdoc: string | null = null,
): Promise<Buffer> {
  const sheet = await openSheet(document, look, isdoc);
  drawHead(sheet, document, look);
  if (document.mark) drawBanner(sheet, document);
  drawParties(sheet, document);
  drawLines(sheet, document);
  drawEnd(sheet, document);
  drawFeet(sheet, document);
  if (document.mark) drawMarks(sheet, document);
  return sheet.finish();
}

/** Says first of all that this is no document. */
function drawBanner(sheet: Sheet, { words }: PrintedForm): void {
  const style = { size: 15, bold: true, align: 'center', color: '#ffffff' } as const;
  const y = sheet.y;
  sheet.draw((pdf) => pdf.rect(PAGE.left, y, PAGE.right - PAGE.left, 34).fill(INK.dark));
  sheet.text(words.previewMark, PAGE.left, y + 7, PAGE.right - PAGE.left, style);
  sheet.y = y + 34 + 22;
}

/** The word across every page, over everything, so that no part of it passes for a document. */
function drawMarks(sheet: Sheet, { mark }: PrintedForm): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  const size = 130;
  const middle = { x: PAGE.width / 2, y: PAGE.bottom / 2 };
  for (let index = start; index < start + count; index += 1) {
    sheet.pdf.switchToPage(index);
    sheet.draw((pdf) => {
      pdf.save().font('semibold').fontSize(size).fillColor(INK.dark).fillOpacity(0.1);
      pdf.rotate(-50, { origin: [middle.x, middle.y] });
      const x = middle.x - pdf.widthOfString(mark.toUpperCase()) / 2;
      pdf.text(mark.toUpperCase(), x, middle.y - size * 0.6, { lineBreak: false });
      pdf.restore();
    });
  }
}

const GAP = 28;
const COLUMN = (PAGE.right - PAGE.left - GAP) / 2;
const FACTS_PER_ROW = 3;
const MAX_ADDRESS_LINES = 8;

function drawParties(sheet: Sheet, document: PrintedForm): void {
  const { words, supplier, customer, facts } = document;
  const heights = [
    drawParty(sheet, words.supplier, supplier, PAGE.left),
    drawParty(sheet, words.customer, customer, PAGE.left + COLUMN + GAP),
  ];
  sheet.y += Math.max(...heights) + 20;
  drawFacts(sheet, facts);
}

function drawParty(sheet: Sheet, label: string, party: Party, x: number): number {
  let y = sheet.y;
  sheet.draw((pdf) => pdf.rect(x, y, 22, 2.5).fill(sheet.accent.onLight));
  y += 10;
  y += sheet.text(label, x, y, COLUMN, { size: 8.5, color: INK.quiet }) + 2;
  y += sheet.text(party.name, x, y, COLUMN, { size: 11.5, bold: true, maxLines: 3 }) + 2;
  const address = party.address.slice(0, MAX_ADDRESS_LINES).join('\n');
  if (address) y += sheet.text(address, x, y, COLUMN, { maxLines: MAX_ADDRESS_LINES }) + 3;
  for (const fact of party.facts) y += sheet.text(fact, x, y, COLUMN, { maxLines: 2 });
  return y - sheet.y;
}

function drawFacts(sheet: Sheet, facts: PrintedForm['facts']): void {
  const padding = 12;
  const width = (PAGE.right - PAGE.left - padding * 2) / FACTS_PER_ROW;
  const inner = width - 10;
  const style = { bold: true, size: 10, maxLines: 3 };
  const rows = batchesOf(facts, FACTS_PER_ROW);
  const heights = rows.map(
    (row) => Math.max(...row.map(([, value]) => sheet.height(value, inner, style))) + 20,
  );
  const height = heights.reduce((sum, next) => sum + next, 0) + padding * 2 - 8;
  sheet.draw((pdf) =>
    pdf.rect(PAGE.left, sheet.y, PAGE.right - PAGE.left, height).fill(INK.ground),
  );
  let y = sheet.y + padding;
  for (const [index, row] of rows.entries()) {
    for (const [column, [label, value]] of row.entries()) {
      const x = PAGE.left + padding + column * width;
      sheet.text(label, x, y, inner, { size: 8.5, color: INK.quiet, maxLines: 1 });
      sheet.text(value, x, y + 12, inner, style);
    }
    y += heights[index] ?? 0;
  }
  sheet.y += height + 20;
}
