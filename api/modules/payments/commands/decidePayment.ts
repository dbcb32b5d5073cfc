import type { z } from 'zod';
import { Payment } from '../../../../db/models/payment.ts';
import type { paymentUpdate } from '../../../contract/entities/payment.ts';
import { command } from '../../../platform/commands.ts';
import { conflict, invalidField } from '../../../platform/failure.ts';
import { assignPayment } from './assignPayment.ts';
import { movePayment } from './movePayment.ts';
import { setPaymentAside } from './setPaymentAside.ts';

interface Decision extends z.output<typeof paymentUpdate> {
  paymentId: number;
}

/**
 * Decides whose a payment is: one that waits is booked to an order, dismissed, or waits again; with a
 * reason a booked one is given to another order, or waits again.
 * @throws Failure 404 without such a payment or order, 409 for one that is booked already, 422 for what
 * can't be booked or moved
 */
export const decidePayment = command(
  async (
    trx,
    { paymentId, order_id: orderId, state, reason }: Decision,
    context,
  ): Promise<void> => {
    const payment = await Payment.query(trx).findById(paymentId).throwIfNotFound();
    if (orderId === null && !state) throw invalidField('order_id', 'payment.order');
    if (payment.order_id !== null && reason !== '' && state !== 'dismissed') {
      await movePayment.within(trx, { paymentId, orderId, reason }, context);
      return;
    }
    const isChanged =
      orderId === null
        ? await setPaymentAside.within(trx, { paymentId, state: state ?? 'waiting' }, context)
        : await assignPayment.within(trx, { paymentId, orderId }, context);
    if (!isChanged) throw conflict('payment.booked');
  },
);
