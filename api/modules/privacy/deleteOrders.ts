import type { Knex } from 'knex';
import { IdempotencyKey } from '../../../db/models/idempotencyKey.ts';
import { Order } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
import { Payment } from '../../../db/models/payment.ts';
import { emit, followUp } from '../../platform/commands.ts';
import { lockHeld } from '../dates/index.ts';
import { forgetCorrections, forgetMoves } from '../orders/index.ts';

/**
 * Deletes orders for good, with their documents, payments and links, in the given transaction, that of a
 * command. The only way in which orders are deleted: what they hold is given back before. What refers to
 * them otherwise goes by itself; numbers of documents are not given again.
 */
export async function deleteOrders(
  trx: Knex.Transaction,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await lockHeld(trx, ids);
  // A hidden order holds nothing, unless it was sent.
  await Order.query(trx).whereIn('id', ids).patch({ hidden_at: now.toISOString() });
  emit(trx, 'orders.deleting', { orderIds: ids });
  // What follows needs the orders.
  await followUp(trx);
  const of = <Q extends { whereIn(column: string, values: number[]): Q }>(query: Q): Q =>
    query.whereIn('order_id', [...ids]);
  await forgetCorrections(trx, ids);
  await forgetMoves(trx, ids);
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
