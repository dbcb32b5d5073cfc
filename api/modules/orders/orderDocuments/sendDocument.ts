import type { OrderDocument } from '../../../../db/models/orderDocument.ts';
import type { Context } from '../../../platform/http/context.ts';
import { sendFile, sendPdf } from '../../../platform/http/sendFile.ts';
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
