import type { Knex } from 'knex';
import type { Order } from '../../../../db/models/order.ts';
import { OrderDocument } from '../../../../db/models/orderDocument.ts';
import type { Context } from '../../../platform/http/context.ts';
import { sendPdf } from '../../../platform/http/sendFile.ts';
import { invoiceDraft, printPreview, readIssued, readSeller } from '../../documents/index.ts';
import { sendDocument } from './sendDocument.ts';

/**
 * Answers an order's latest invoice as it was issued; before there is one, a preview of it that says so, has no
 * number and is stored nowhere.
 */
export async function answerInvoice(
  ctx: Context,
  { knex, now }: { knex: Knex; now: () => Date },
  order: Order,
): Promise<void> {
  const documents = await readIssued(knex, order.id);
  const invoice = documents.findLast(({ kind }) => kind === 'invoice');
  if (invoice) {
    const issued = await OrderDocument.query(knex).findById(invoice.id).throwIfNotFound();
    return sendDocument(ctx, issued, 'pdf');
  }
  const seller = await readSeller(knex, order.locale);
  const draft = invoiceDraft({ order, seller, documents, now: now() });
  const { pdf, fileName } = await printPreview(knex, draft);
  sendPdf(ctx, pdf, fileName);
}
