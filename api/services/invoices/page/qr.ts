import { create } from 'qrcode';
import { INK } from './sheet.ts';

/** Draws a text as a QR code of the given side, as areas that print sharp at any size. */
export function drawQr(
  pdf: PDFKit.PDFDocument,
  text: string,
  left: number,
  top: number,
  side: number,
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    let column = 0;
    while (column < modules.size) {
      let end = column;
      while (end < modules.size && modules.get(row, end)) end += 1;
      // Neighbours are one area: seams between squares would show as hairlines.
      if (end > column)
        pdf.rect(left + column * step, top + row * step, (end - column) * step, step);
      column = end + 1;
    }
  }
  pdf.fill(INK.dark);
}
