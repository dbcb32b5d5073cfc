import type { Knex } from 'knex';
import { insertRows } from '../../../db/models/insertRows.ts';
import { Order, OrderItem } from '../../../db/models/order.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import { Withdrawal } from '../../../db/models/withdrawal.ts';
import { isValid } from '../../contract/orderStatuses.ts';
import { isPaid } from '../../contract/payments.ts';
import { withdrawnPieces, withdrawnVouchers } from '../../contract/withdrawals.ts';
import { type CommandContext, emit } from '../../platform/commands.ts';
import { newVoucher } from './newVoucher.ts';
import { type Piece, planVouchers } from './planVouchers.ts';

/**
 * Makes an order's vouchers agree with the order: they are issued once it is paid, cancelled with it, with
 * its money and with what is withdrawn from, and valid again when that is over. To be called whenever that
 * may have changed; calling it again changes nothing.
 */
export async function issueOrCancelVouchers(
  trx: Knex.Transaction,
  orderId: number,
  { now }: Pick<CommandContext, 'now'>,
): Promise<void> {
  const items = await OrderItem.query(trx)
    .where({ order_id: orderId })
    .whereNot({ voucher_kind: '' })
    .orderBy('id');
  if (items.length === 0) return;
  const order = await Order.query(trx).findById(orderId).forUpdate();
  if (!order) return;
  const vouchers = await Voucher.query(trx).where({ order_id: orderId }).orderBy('id').forUpdate();
  const withdrawals = await Withdrawal.query(trx)
    .where({ order_id: orderId })
    .withGraphFetched('items');
  const named = withdrawnVouchers(withdrawals);
  const changes = { issued: 0, cancelled: 0, restored: 0 };
  for (const item of items) {
    const { voucher_kind: kind } = item;
    if (kind === '') continue;
    const plan = planVouchers(
      vouchers
        .filter(({ order_item_id }) => order_item_id === item.id)
        .map((voucher) => pieceOf(voucher, named)),
      {
        quantity: item.quantity,
        withdrawn: withdrawnPieces(item.id, withdrawals),
        obstacle: obstacleOf(order),
      },
    );
    await insertRows(
      trx,
      Voucher,
      plan.issue.map((piece) => newVoucher(item, kind, piece, now)),
    );
    await Voucher.query(trx)
      .findByIds(plan.cancel)
      .patch({ cancelled_at: now.toISOString(), cancel_reason: plan.reason });
    await Voucher.query(trx)
      .findByIds(plan.restore)
      .patch({ cancelled_at: null, cancel_reason: '' });
    changes.issued += plan.issue.length;
    changes.cancelled += plan.cancel.length;
    changes.restored += plan.restore.length;
  }
  if (Object.values(changes).some((count) => count > 0)) emit(trx, 'vouchers.changed', { orderId });
}

const pieceOf = (
  { id, piece, redeemed_at, cancelled_at, ...voucher }: Voucher,
  named: ReadonlySet<number>,
): Piece => ({
  id,
  piece,
  isUsed: redeemed_at !== null,
  isTouched: voucher.remaining_halere !== voucher.value_halere,
  isCancelled: cancelled_at !== null,
  isWithdrawn: named.has(id),
});

/** Why an order has no vouchers: it isn't valid, or its price isn't paid. */
function obstacleOf(order: Order): 'order' | 'unpaid' | null {
  if (!isValid(order)) return 'order';
  return isPaid(order.payment_state) ? null : 'unpaid';
}
