import { create } from 'qrcode';
import { darkRuns } from '../../contract/qrCode.ts';
import { INK, type Sheet } from './sheet.ts';

interface Place {
  x: number;
  y: number;
  size: number;
  /** The white around the code, within the size. */
  margin: number;
}

/** Draws the QR code of a text; the caller tags it and says what it is. */
export function drawQr({ pdf }: Sheet, text: string, { x, y, size, margin }: Place): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const step = (size - 2 * margin) / modules.size;
  for (const { row, column, length } of darkRuns(modules)) {
    pdf.rect(x + margin + column * step, y + margin + row * step, length * step, step);
  }
  pdf.fill(INK.dark);
}
