import { Order } from '../../../../db/models/order.ts';
import { Withdrawal } from '../../../../db/models/withdrawal.ts';
import { command } from '../../../platform/commands.ts';
import { invalidField } from '../../../platform/failure.ts';
import { emitPaid } from '../emitPaid.ts';
import { issueMissing, openOrder } from '../issueMissingDocuments.ts';
import { moneyOf } from '../moneyOf.ts';

interface Lowering {
  orderId: number;
  withdrawalId: number;
  /** How much the withdrawal takes off. */
  halere: number;
}

/**
 * Lowers the price of an order without an invoice by what a withdrawal takes off, and keeps that with the
 * withdrawal: whatever is asked for, booked or issued from then on is about the lower price.
 * @throws Failure 404 without such an order, 422 for more than is left of the price
 */
export const lowerPrice = command(
  async (trx, { orderId, withdrawalId, halere }: Lowering, { actor, now }): Promise<void> => {
    const open = await openOrder(trx, orderId, now);
    const { order } = open;
    const { payment_state: stateBefore, withdrawals = [] } = order;
    if (halere <= 0) throw invalidField('amount', 'credit.amount');
    if (halere > moneyOf(order).total) throw invalidField('amount', 'withdrawal.tooMuchOff');
    const taken = { taken_off_halere: halere };
    await Withdrawal.query(trx).findById(withdrawalId).patch(taken);
    withdrawals.find(({ id }) => id === withdrawalId)?.$set(taken);
    const lowered = { total_halere: order.total_halere - halere };
    await Order.query(trx).findById(orderId).patch(lowered);
    order.$set(lowered);
    await issueMissing(trx, open, 'withdrawn', actor.user?.id ?? null);
    emitPaid(trx, order, stateBefore);
  },
);
