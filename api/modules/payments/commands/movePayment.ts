import { Payment, PaymentMove } from '../../../../db/models/payment.ts';
import { isBankReversal, isMovable } from '../../../contract/payments.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict, invalid } from '../../../platform/failure.ts';
import { changeMoney, lockOrder } from '../bookPayment.ts';

interface Move {
  paymentId: number;
  /** Null puts it back among the payments that wait. */
  orderId: number | null;
  reason: string;
}

/**
 * Gives a booked payment to another order, or puts it back among those that wait. The sums, documents
 * and mails of both orders follow; who did it, when and why is kept.
 * @throws Failure 404 without such a payment or order, 409 for one that isn't booked to another order,
 * 422 for refunds and card payments, and for money that went back to the customer
 */
export const movePayment = command(
  async (trx, { paymentId, orderId, reason }: Move, { actor, now }): Promise<void> => {
    const userId = actor.user?.id ?? null;
    const payment = await Payment.query(trx).findById(paymentId).throwIfNotFound();
    const { order_id: fromId, halere } = payment;
    if (fromId === null || fromId === orderId) throw conflict('payment.booked');
    if (!isMovable({ source: payment.source, amount: halere }))
      throw invalid({ key: 'payment.immovable' });
    // Locked by rising id, so that two moves the opposite way don't wait for each other.
    const ids = [fromId, ...(orderId === null ? [] : [orderId])].sort((one, other) => one - other);
    for (const id of ids) await lockOrder(trx, id);
    const at = now.toISOString();
    const count = await Payment.query(trx)
      .patch({
        order_id: orderId,
        state: orderId === null ? 'waiting' : 'booked',
        user_id: userId,
        decided_at: orderId === null ? null : at,
      })
      .where({ id: paymentId, order_id: fromId });
    // Another request has just moved it.
    if (count === 0) throw conflict('payment.booked');
    await PaymentMove.query(trx).insert({
      payment_id: paymentId,
      from_order_id: fromId,
      to_order_id: orderId,
      reason,
      user_id: userId,
      at,
    });
    emit(trx, 'payment.moved', { paymentId, from: fromId, to: orderId });
    const from = await lockOrder(trx, fromId);
    await changeMoney(trx, from, -halere, { isCorrection: true, userId });
    if (orderId === null) return;
    const to = await lockOrder(trx, orderId);
    await changeMoney(trx, to, halere, { isCorrection: isBankReversal(payment), userId });
  },
);
