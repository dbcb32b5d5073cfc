import { create } from 'qrcode';
import { darkRuns } from '../../../contract/darkRuns.ts';
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
  for (const { row, column, length } of darkRuns(modules)) {
    pdf.rect(left + column * step, top + row * step, length * step, step);
  }
  pdf.fill(INK.dark);
}
