import type { Knex } from 'knex';
import type { Order } from '../../../db/models/order.ts';
import type { Context } from '../../http/context.ts';
import { type INVOICE_TYPES, invoiceOf, readSeller } from '../../services/invoices/invoice.ts';

/** Answers an order's invoice as a PDF that nobody keeps. */
export async function answerInvoice(
  ctx: Context,
  { knex, publicUrl }: { knex: Knex; publicUrl: string },
  order: Order,
  type: (typeof INVOICE_TYPES)[number],
): Promise<void> {
  const invoice = invoiceOf(order, await readSeller(knex, order.locale), type, publicUrl);
  const { renderInvoice } = await import('../../services/invoices/renderInvoice.ts');
  ctx.set('content-disposition', `inline; filename="${invoice.fileName}"`);
  ctx.set('cache-control', 'no-store');
  ctx.set('x-content-type-options', 'nosniff');
  ctx.type = 'application/pdf';
  ctx.body = await renderInvoice(invoice);
}
