import type { Knex } from 'knex';
import { IdempotencyKey } from '../../../db/models/idempotencyKey.ts';
import { Order } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { emit } from '../../platform/commands.ts';
import { forgetDedications } from '../vouchers/index.ts';
import { forgetCorrections } from './orderTrail.ts';

/**
 * Takes the person out of orders that the law wants kept, in the given transaction, that of a command: what
 * was sold, its payments and its documents stay. The orders come with their documents.
 */
export async function reduceOrders(
  trx: Knex.Transaction,
  orders: readonly Order[],
  now: Date,
): Promise<void> {
  if (orders.length === 0) return;
  const orderIds = orders.map(({ id }) => id);
  for (const order of orders) await reduceOrder(trx, order, now);
  await reduceParts(trx, orderIds);
  emit(trx, 'orders.reduced', { orderIds });
}

/** An invoice names its customer by itself; without one the order goes on naming who bought. */
async function reduceOrder(trx: Knex, order: Order, now: Date): Promise<void> {
  const isNamed = (order.documents ?? []).length > 0;
  const nobody = { company_name: '', company_ico: '', company_dic: '' };
  await Order.query(trx)
    .findById(order.id)
    .patch({
      customer_email: '',
      customer_phone: '',
      customer_note: '',
      internal_note: '',
      tracking_number: '',
      tracking_url: '',
      pickup_point_code: '',
      pickup_point_name: '',
      pickup_point_address: '',
      ...(isNamed && { customer_name: '', customer_address: '', ...nobody }),
      erased_at: now.toISOString(),
      version: order.version + 1,
    });
  const documents = await OrderDocument.query(trx)
    .select('id', 'facts')
    .where({ order_id: order.id });
  for (const { id, facts } of documents) {
    // Those of earlier versions have e-mail and phone as well.
    const { name, address } = facts.customer;
    await OrderDocument.query(trx)
      .findById(id)
      .patch({ facts: { ...facts, customer: { name, address } } });
  }
}

async function reduceParts(trx: Knex.Transaction, orders: readonly number[]): Promise<void> {
  await forgetCorrections(trx, orders);
  await trx('order_links').whereIn('order_id', orders).delete();
  await IdempotencyKey.query(trx)
    .whereIn('order_id', [...orders])
    .delete();
  await trx('withdrawals')
    .whereIn('order_id', orders)
    .update({ name: '', note: '', reason: '', refund_account: '' });
  await trx('order_items').whereIn('order_id', orders).update({ dedication: '' });
  await forgetDedications(trx, orders);
  await trx('payments').whereIn('order_id', orders).update({ message: '', note: '' });
  await trx('card_payments').whereIn('order_id', orders).update({ redirect: '' });
  await trx('card_refunds').whereIn('order_id', orders).update({ note: '' });
  await forgetMoves(trx, orders);
}

/**
 * Empties why payments were moved to these orders or away from them, wherever the payments are by now, in
 * the given transaction. To be called before the orders are deleted, too: moves of payments that stay are
 * kept, and no longer name them then.
 */
export const forgetMoves = (trx: Knex.Transaction, orders: readonly number[]): Promise<number> =>
  trx('payment_moves')
    .whereIn('payment_id', trx('payments').select('id').whereIn('order_id', orders))
    .orWhereIn('from_order_id', orders)
    .orWhereIn('to_order_id', orders)
    .update({ reason: '' })
    .then(Number);
