import type { Invoice } from './invoice.ts';

/**
 * The invoice as a PDF of one or more A4 pages. What draws it is loaded when the first invoice is
 * asked for: a server that starts need not wait for fonts.
 */
export async function renderInvoice(invoice: Invoice): Promise<Buffer> {
  const [{ openSheet }, { drawFeet, drawHead }, { drawParties }, { drawLines }, { drawEnd }] =
    await Promise.all([
      import('./page/sheet.ts'),
      import('./page/frame.ts'),
      import('./page/parties.ts'),
      import('./page/lines.ts'),
      import('./page/end.ts'),
    ]);
  const sheet = await openSheet(invoice);
  drawHead(sheet, invoice);
  drawParties(sheet, invoice);
  drawLines(sheet, invoice);
  drawEnd(sheet, invoice);
  drawFeet(sheet, invoice);
  return sheet.finish();
}
