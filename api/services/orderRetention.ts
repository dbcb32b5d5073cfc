import type { Knex } from 'knex';
import { IdempotencyKey, Order } from '../../db/models/order.ts';
import { OrderDocument } from '../../db/models/orderDocument.ts';
import { Payment } from '../../db/models/payment.ts';

/**
 * Deletes orders for good, with their documents, payments and links. What refers to them otherwise goes
 * by itself; numbers of documents are not given again.
 */
export async function deleteOrders(trx: Knex, ids: readonly number[]): Promise<void> {
  const of = <Q extends { whereIn(column: string, values: number[]): Q }>(query: Q): Q =>
    query.whereIn('order_id', [...ids]);
  await of(trx('order_links')).delete();
  await of(IdempotencyKey.query(trx)).delete();
  await of(Payment.query(trx)).delete();
  // Credit notes name the invoice that they correct.
  await of(OrderDocument.query(trx)).whereNotNull('original_id').delete();
  await of(OrderDocument.query(trx)).delete();
  const trans = trx('card_payments').select('trans_id').whereIn('order_id', ids);
  await trx('card_refunds').whereIn('trans_id', trans).delete();
  await Order.query(trx).whereIn('id', ids).delete();
}

/** The last day of the year in which accounting law wants an order of some year: its years begin with the next one. */
export const keptUntil = (at: string, years: number): string =>
  `${Number(at.slice(0, 4)) + years}-12-31`;

/** What is older than this day is kept for longer than accounting law wants it. */
export const accountingStart = (now: Date, years: number): string =>
  `${now.getUTCFullYear() - years}-01-01`;
