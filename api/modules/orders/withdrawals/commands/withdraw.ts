import { Order } from '../../../../../db/models/order.ts';
import { Withdrawal, WithdrawalItem } from '../../../../../db/models/withdrawal.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { lockVouchersOf } from '../../../vouchers/index.ts';
import { type AskedPieces, namedPieces, wantedPieces } from '../pieces.ts';

interface Declared {
  orderId: number;
  /** The same key is the same withdrawal. */
  key: string;
  items: AskedPieces;
  /** Who withdraws, if it isn't who the order is of. */
  name?: string;
  note: string;
  /** Where the money is to go back to, if it can't go back the way it came. */
  refund_account?: string;
}

/**
 * Stores a customer's withdrawal from an order and returns it, or the earlier one with its key.
 * @throws Failure 422 for more pieces than are left or vouchers that can't be chosen, 404 without such an order
 */
export const withdraw = command(async (trx, declared: Declared, { now }) => {
  const { orderId, key, items, name: given = '', note, refund_account = '' } = declared;
  // A write that changes nothing locks the order: two forms at once are one after the other.
  await trx('orders')
    .where({ id: orderId })
    .update({ locale: trx.ref('locale') });
  const earlier = await Withdrawal.query(trx)
    .findOne({ order_id: orderId, key })
    .withGraphFetched('items');
  if (earlier) return earlier;
  const order = await Order.query(trx)
    .findById(orderId)
    .withGraphFetched('[items, withdrawals.items]')
    .throwIfNotFound();
  const wanted = wantedPieces(order, items, await lockVouchersOf(trx, orderId));
  const receivedAt = now.toISOString();
  const name = given || order.customer_name;
  const { id: withdrawalId } = await Withdrawal.query(trx).insert({
    order_id: orderId,
    key,
    name,
    note,
    refund_account,
    created_at: receivedAt,
    state: 'received',
    reason: '',
  });
  for (const { item, quantity, vouchers } of wanted) {
    await WithdrawalItem.query(trx).insert({
      withdrawal_id: withdrawalId,
      order_item_id: item.id,
      quantity,
      vouchers: vouchers.map(({ id }) => id),
    });
  }
  emit(trx, 'withdrawal.received', {
    orderId,
    withdrawalId,
    receivedAt,
    name,
    note,
    account: refund_account,
    items: namedPieces(order, wanted),
  });
  return Withdrawal.query(trx).findById(withdrawalId).withGraphFetched('items').throwIfNotFound();
});
