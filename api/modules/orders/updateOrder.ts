import type { Knex } from 'knex';
import { Order, OrderStatusChange } from '../../../db/models/order.ts';
import { mailOfChange, type OrderStatus } from '../../contract/orderStatuses.ts';
import { settleOrder } from '../documents/index.ts';
import { enqueueOrderMail } from '../mail/mails.ts';
import { recheckCards } from '../payments/index.ts';

/** What a change starts from. */
type Current = Pick<Order, 'id' | 'status' | 'version'>;

interface Changes {
  status: OrderStatus;
  tracking_number?: string;
  tracking_url?: string;
}

interface Doing {
  now: Date;
  /** Null when the product does it itself. */
  userId: number | null;
  /** False keeps the new status quiet. */
  tellsCustomer?: boolean | undefined;
}

/**
 * Changes an order's status and tracking, in a transaction, with all that follows: the history, the
 * customer's mail, and, where the order is cancelled or stands again, its documents and its open card
 * page. Whoever changes a status, a person or the product itself, does it here.
 * @returns false, and nothing was changed, when the order is not what it was any more
 */
export async function updateOrder(
  trx: Knex.Transaction,
  { id, status: before, version }: Current,
  changes: Changes,
  { now, userId, tellsCustomer = true }: Doing,
): Promise<boolean> {
  const { status } = changes;
  const written = await Order.query(trx)
    .patch({ ...changes, version: version + 1 })
    .where({ id, version });
  if (written === 0) return false;
  if (status === before) return true;
  const change = { order_id: id, status, user_id: userId, at: now.toISOString() };
  await OrderStatusChange.query(trx).insert(change);
  if (status === 'cancelled' || before === 'cancelled') {
    const cause = status === 'cancelled' ? 'cancelled' : 'reopened';
    await settleOrder(trx, id, cause, now, userId);
    await recheckCards(trx, id, now);
  }
  const kind = tellsCustomer ? mailOfChange(before, status) : null;
  if (kind) await enqueueOrderMail(trx, kind, [id], now);
  return true;
}
