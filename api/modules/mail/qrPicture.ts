import type { Letter } from './letter.ts';

/** How the HTML names the picture that travels with it. */
export const QR_CID = 'payment-qr';

/** The letter's QR code as a picture with its white margin, so that it is read in dark mode, too. */
export async function qrPictureOf({ parts }: Letter): Promise<Buffer | null> {
  const part = parts.find(({ type }) => type === 'qr');
  if (part?.type !== 'qr') return null;
  const { toBuffer } = await import('qrcode');
  return toBuffer(part.code, { errorCorrectionLevel: 'M', margin: 4, scale: 6 });
}
