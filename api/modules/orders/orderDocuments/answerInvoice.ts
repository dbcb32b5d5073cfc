import type { Knex } from 'knex';
import type { Order } from '../../../../db/models/order.ts';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import type { Context } from '../../../platform/http/context.ts';
import { sendPdf } from '../../../platform/http/sendFile.ts';
import {
  type INVOICE_TYPES,
  invoiceDraft,
  printDocument,
  printPreview,
  proformaFacts,
  readSeller,
} from '../../documents/index.ts';
import { sendDocument } from './sendDocument.ts';

/**
 * Answers an order's proforma as it is now, or the invoice as it was issued; before there is one, a
 * preview of it that says so, has no number and is stored nowhere.
 */
export async function answerInvoice(
  ctx: Context,
  { knex, now }: { knex: Knex; now: () => Date },
  order: Order,
  type: (typeof INVOICE_TYPES)[number],
): Promise<void> {
  const seller = await readSeller(knex, order.locale);
  if (type === 'proforma') {
    const { pdf, fileName } = await printDocument(knex, proformaFacts(order, seller));
    return sendPdf(ctx, pdf, fileName);
  }
  const documents = await OrderDocument.query(knex).where({ order_id: order.id }).orderBy('id');
  const issued = documents.findLast(({ kind }) => kind === 'invoice');
  if (issued) return sendDocument(ctx, issued, 'pdf');
  const draft = invoiceDraft({ order, seller, documents, now: now() });
  const { pdf, fileName } = await printPreview(knex, draft);
  sendPdf(ctx, pdf, fileName);
}
