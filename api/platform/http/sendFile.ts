import type { Context } from './context.ts';

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
