import { Order } from '../../../../db/models/order.ts';
import { command, emit } from '../../../platform/commands.ts';
import { noteInTrail } from '../orderTrail.ts';

/** Brings a hidden order back and notes who did it in the audit trail. One that is shown stays as it is. */
export const restoreOrder = command(async (trx, { id }: { id: number }, context) => {
  const order = await Order.query(trx).findById(id).forUpdate();
  const deletedAt = order?.hidden_at;
  if (!deletedAt) return;
  await order.$query(trx).patch({ hidden_at: null });
  await noteInTrail(trx, id, 'restore', context);
  emit(trx, 'order.restored', { orderId: id, deletedAt });
});
