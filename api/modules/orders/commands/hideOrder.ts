import { Order } from '../../../../db/models/order.ts';
import { command, emit } from '../../../platform/commands.ts';
import { noteInTrail } from '../orderTrail.ts';

/**
 * Hides an order and notes who did it in the audit trail. Orders are never deleted: the law wants them
 * kept. A hidden one stays as it is.
 */
export const hideOrder = command(async (trx, { id }: { id: number }, context) => {
  const hidden = await Order.query(trx)
    .patch({ hidden_at: context.now.toISOString() })
    .where({ id })
    .whereNull('hidden_at');
  if (hidden === 0) return;
  const number = await noteInTrail(trx, id, 'delete', context);
  emit(trx, 'order.hidden', { orderId: id, number });
});
