import type { Knex } from 'knex';
import type { Order } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { pragueToday } from '../../contract/dates.ts';
import type { Context } from '../../http/context.ts';
import { orderFacts } from '../../services/invoices/facts.ts';
import type { INVOICE_TYPES } from '../../services/invoices/invoice.ts';
import { printDocument, printPreview } from '../../services/invoices/printing.ts';
import { readSeller } from '../../services/invoices/seller.ts';
import { sendDocument, sendPdf } from './sendDocument.ts';

/**
 * Answers an order's proforma as it is now, or the invoice as it was issued; before there is one, a
 * preview of it that says so, has no number and is stored nowhere (decisions.md).
 */
export async function answerInvoice(
  ctx: Context,
  { knex, now }: { knex: Knex; now: () => Date },
  order: Order,
  type: (typeof INVOICE_TYPES)[number],
): Promise<void> {
  if (type === 'final') {
    const issued = await OrderDocument.query(knex)
      .where({ order_id: order.id, kind: 'invoice' })
      .orderBy('id', 'desc')
      .first();
    if (issued) {
      sendDocument(ctx, issued, 'pdf');
      return;
    }
  }
  const facts = orderFacts(order, await readSeller(knex, order.locale));
  const { pdf, fileName } =
    type === 'final'
      ? await printPreview(knex, facts, pragueToday(now()))
      : await printDocument(knex, facts);
  sendPdf(ctx, pdf, fileName);
}
