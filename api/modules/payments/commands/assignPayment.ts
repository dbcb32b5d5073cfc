import { Payment } from '../../../../db/models/payment.ts';
import { isBankReversal } from '../../../contract/payments.ts';
import { command, emit } from '../../../platform/commands.ts';
import { changeMoney, checkBookable, lockOrder } from '../bookPayment.ts';

interface Assignment {
  paymentId: number;
  orderId: number;
}

/**
 * Books a payment that was kept without an order; one that has an order by now stays as it is.
 * @returns whether it was booked by this
 * @throws Failure 404 without such an order or payment, 422 for what can't be booked at all or not yet
 */
export const assignPayment = command(
  async (trx, { paymentId, orderId }: Assignment, { actor, now }): Promise<boolean> => {
    const userId = actor.user?.id ?? null;
    const order = await lockOrder(trx, orderId);
    const payment = await Payment.query(trx).findById(paymentId).throwIfNotFound();
    checkBookable(payment, now);
    const count = await Payment.query(trx)
      .patch({
        order_id: orderId,
        user_id: userId,
        state: 'booked',
        decided_at: now.toISOString(),
      })
      .where({ id: paymentId })
      .whereNull('order_id');
    if (count === 0) return false;
    await changeMoney(trx, order, payment.halere, {
      isCorrection: isBankReversal(payment),
      userId,
    });
    emit(trx, 'payment.booked', { paymentId, orderId });
    return true;
  },
);
