import type { Knex } from 'knex';
import type { Order } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import type { Context } from '../../http/context.ts';
import { notFound } from '../../services/failure.ts';
import { orderFacts } from '../../services/invoices/facts.ts';
import type { INVOICE_TYPES } from '../../services/invoices/invoice.ts';
import { printDocument } from '../../services/invoices/printing.ts';
import { readSeller } from '../../services/invoices/seller.ts';
import { sendDocument, sendPdf } from './sendDocument.ts';

/** Answers an order's proforma as it is now, or the invoice as it was issued; throws a 404 without one. */
export async function answerInvoice(
  ctx: Context,
  { knex }: { knex: Knex },
  order: Order,
  type: (typeof INVOICE_TYPES)[number],
): Promise<void> {
  if (type === 'final') {
    const issued = await OrderDocument.query(knex)
      .where({ order_id: order.id, kind: 'invoice' })
      .orderBy('id', 'desc')
      .first();
    if (!issued) throw notFound('invoice.notIssued');
    sendDocument(ctx, issued, 'pdf');
    return;
  }
  const facts = orderFacts(order, await readSeller(knex, order.locale));
  const { pdf, fileName } = await printDocument(knex, facts);
  sendPdf(ctx, pdf, fileName);
}
