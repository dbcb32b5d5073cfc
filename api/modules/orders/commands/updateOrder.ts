import { Order, OrderStatusChange } from '../../../../db/models/order.ts';
import type { OrderStatus } from '../../../contract/orderStatuses.ts';
import { command, emit } from '../../../platform/commands.ts';

interface Update {
  /** What the change starts from. */
  current: Pick<Order, 'id' | 'status' | 'version'>;
  changes: {
    status: OrderStatus;
    tracking_number?: string;
    tracking_url?: string;
    internal_note?: string;
  };
  /** Whether the customer gets no mail about the new status. */
  isQuiet?: boolean;
}

/**
 * Changes an order's status, which the history keeps, its tracking and the team's note. People and the
 * product itself change statuses by this command alone.
 * @returns false, and nothing was changed, when the order has another version by now
 */
export const updateOrder = command(
  async (trx, { current, changes, isQuiet = false }: Update, { actor, now }): Promise<boolean> => {
    const { id, status: from, version } = current;
    const written = await Order.query(trx)
      .patch({ ...changes, version: version + 1 })
      .where({ id, version });
    if (written === 0) return false;
    emit(trx, 'order.changed', { orderId: id });
    const { status: to } = changes;
    if (to === from) return true;
    const user_id = actor.user?.id ?? null;
    const at = now.toISOString();
    await OrderStatusChange.query(trx).insert({ order_id: id, status: to, user_id, at });
    if (to === 'cancelled') emit(trx, 'order.cancelled', { orderId: id });
    if (from === 'cancelled') emit(trx, 'order.reopened', { orderId: id });
    emit(trx, 'order.statusChanged', { orderId: id, from, to, isQuiet });
    return true;
  },
);
