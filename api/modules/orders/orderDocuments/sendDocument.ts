import type { OrderDocument } from '../../../../db/models/orderDocument.ts';
import type { Context } from '../../../platform/http/context.ts';
import { fileNameOf } from '../../documents/index.ts';

/** Answers a document's kept bytes: a PDF opens in the browser, ISDOC is downloaded. */
export function sendDocument(ctx: Context, document: OrderDocument, form: 'pdf' | 'isdoc'): void {
  const name = fileNameOf(document.facts);
  if (form === 'pdf') {
    sendPdf(ctx, document.pdf, name);
    return;
  }
  sendFile(
    ctx,
    document.isdoc,
    `attachment; filename="${name.replace(/(-isdoc)?\.pdf$/, '.isdoc')}"`,
  );
  ctx.type = 'application/xml';
}

/** Answers a PDF that opens in the browser. */
export function sendPdf(ctx: Context, pdf: Buffer, fileName: string): void {
  sendFile(ctx, pdf, `inline; filename="${fileName}"`);
  // Some browsers' viewers of PDF are bound by the policy of what they show.
  ctx.set('content-security-policy', "frame-ancestors 'none'");
  ctx.type = 'application/pdf';
}

/** Answers a file. */
export function sendFile(ctx: Context, bytes: Buffer, disposition: string): void {
  ctx.set('content-disposition', disposition);
  ctx.body = bytes;
}
