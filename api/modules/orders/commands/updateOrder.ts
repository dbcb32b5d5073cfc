import { Order, OrderStatusChange } from '../../../../db/models/order.ts';
import type { OrderStatus } from '../../../contract/orderStatuses.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict } from '../../../platform/failure.ts';

interface Update {
  /** What the change starts from. */
  current: Pick<Order, 'id' | 'status' | 'version' | 'hidden_at'>;
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
 * product itself change statuses by this command alone. A deleted order keeps its status, and with it its
 * documents, stock and places; the team can still note something. One that is saved as it was stays untouched.
 * @returns false, and nothing was changed, when the order has another version by now, or was deleted
 * meanwhile
 * @throws Failure 409 for another status of a deleted order
 */
export const updateOrder = command(
  async (trx, { current, changes, isQuiet = false }: Update, { actor, now }): Promise<boolean> => {
    const { id, status: from, version } = current;
    const { status: to } = changes;
    const isOther = to !== from;
    if (isOther && current.hidden_at !== null) throw conflict('order.deleted');
    const found = Order.query(trx).where({ id, version });
    // Deleting leaves the version as it is.
    if (isOther) found.modify('shown');
    if (Object.entries(changes).every(([name, value]) => Reflect.get(current, name) === value))
      return (await found.resultSize()) > 0;
    const written = await found.patch({ ...changes, version: version + 1 });
    if (written === 0) return false;
    emit(trx, 'order.changed', { orderId: id });
    if (!isOther) return true;
    const user_id = actor.user?.id ?? null;
    const at = now.toISOString();
    await OrderStatusChange.query(trx).insert({ order_id: id, status: to, user_id, at });
    emit(trx, 'order.statusChanged', { orderId: id, from, to, isQuiet });
    return true;
  },
);
