import { drawEnd, drawLines } from './body.ts';
import type { Invoice } from './invoice.ts';
import type { Party } from './parties.ts';
import { INK, type Look, openSheet, PAGE, type Sheet, type Titled } from './sheet.ts';

/** Imported when an invoice is asked for: fonts and pdfkit would slow the server's start. */
export async function renderInvoice(
  invoice: Invoice,
  look: Look,
  isdoc: string | null = null,
): Promise<Buffer> {
  const sheet = await openSheet(invoice, look, isdoc);
  drawHead(sheet, invoice, look);
  if (invoice.mark) drawBanner(sheet, invoice);
  drawParties(sheet, invoice);
  drawLines(sheet, invoice);
  drawEnd(sheet, invoice);
  drawFeet(sheet, invoice);
  if (invoice.mark) drawMarks(sheet, invoice);
  return sheet.finish();
}

const BAND = 14;
const LOGO_HEIGHT = 46;
const HALF = (PAGE.right - PAGE.left) / 2;

/** The head of the first page. */
export function drawHead(
  sheet: Sheet,
  { sellerName, title, number }: Titled,
  { logo }: Look,
): void {
  const left = PAGE.width * 0.62;
  sheet.draw((pdf) => {
    pdf.rect(0, 0, PAGE.width, BAND).fill(INK.dark);
    pdf
      .polygon([left + 5, 0], [PAGE.right, 0], [PAGE.right - 5, BAND], [left, BAND])
      .fill(sheet.accent.onDark);
  });
  const top = BAND + 34;
  const name = { size: 15, bold: true, maxLines: 3 };
  const nameHeight = logo
    ? drawLogo(sheet, logo, sellerName, top - 6)
    : sheet.text(sellerName, PAGE.left, top + 5, HALF - 16, name);
  const right = PAGE.left + HALF;
  // A title of several words goes on one line, too.
  const size = title.length > 20 ? 17 : 24;
  const titleStyle = { size, bold: true, align: 'right', tag: 'H1' } as const;
  const titleHeight = sheet.text(title, right, top - 4, HALF, titleStyle);
  const numberStyle = { size: 12, color: INK.quiet, align: 'right' } as const;
  sheet.text(number, right, top + titleHeight - 4, HALF, numberStyle);
  sheet.y = top + Math.max(nameHeight + 5, titleHeight + 16) + 22;
}

/** Says first of all that this is no document. */
function drawBanner(sheet: Sheet, { words }: Invoice): void {
  const style = { size: 15, bold: true, align: 'center', color: '#ffffff' } as const;
  const y = sheet.y;
  sheet.draw((pdf) => pdf.rect(PAGE.left, y, PAGE.right - PAGE.left, 34).fill(INK.dark));
  sheet.text(words.previewMark, PAGE.left, y + 7, PAGE.right - PAGE.left, style);
  sheet.y = y + 34 + 22;
}

/** The word across every page, over everything, so that no part of it passes for a document. */
function drawMarks(sheet: Sheet, { mark }: Invoice): void {
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

function drawLogo(sheet: Sheet, logo: Buffer, sellerName: string, y: number): number {
  const box = {
    fit: [HALF - 40, LOGO_HEIGHT],
    valign: 'center',
  } satisfies PDFKit.Mixins.ImageOption;
  const draw = () => {
    sheet.pdf.image(logo, PAGE.left, y, box);
  };
  sheet.element('Figure', draw, sellerName);
  return LOGO_HEIGHT;
}

/** The foot of every page, once their number is known. */
export function drawFeet(
  sheet: Sheet,
  { words, foot, title, number }: Pick<Invoice, 'words' | 'foot' | 'title' | 'number'>,
): void {
  const { pdf } = sheet;
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const y = PAGE.bottom + 18;
    sheet.draw(() =>
      pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(INK.line).stroke(),
    );
    const page = words.page.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    const small = { size: 8, color: INK.quiet, maxLines: 1, tag: null };
    sheet.text(foot, PAGE.left, y + 8, HALF * 1.5, small);
    const place = { ...small, align: 'right' } as const;
    sheet.text(page, PAGE.left + HALF * 1.5, y + 8, HALF / 2, place);
    if (index > 0) sheet.text(`${title} ${number}`.trim(), PAGE.left, 26, HALF, small);
  }
}

const GAP = 28;
const COLUMN = (PAGE.right - PAGE.left - GAP) / 2;
const FACTS_PER_ROW = 3;
const MAX_ADDRESS_LINES = 8;

function drawParties(sheet: Sheet, invoice: Invoice): void {
  const { words, supplier, customer, facts } = invoice;
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

function drawFacts(sheet: Sheet, facts: Invoice['facts']): void {
  const padding = 12;
  const width = (PAGE.right - PAGE.left - padding * 2) / FACTS_PER_ROW;
  const inner = width - 10;
  const style = { bold: true, size: 10, maxLines: 3 };
  const rows = Array.from({ length: Math.ceil(facts.length / FACTS_PER_ROW) }, (_, index) =>
    facts.slice(index * FACTS_PER_ROW, (index + 1) * FACTS_PER_ROW),
  );
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
