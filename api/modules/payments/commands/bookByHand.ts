import { randomUUID } from 'node:crypto';
import { CardRefund } from '../../../../db/models/cardPayment.ts';
import type { Order } from '../../../../db/models/order.ts';
import { Payment } from '../../../../db/models/payment.ts';
import { isPaymentDay, paymentDays } from '../../../contract/paymentDays.ts';
import { command } from '../../../platform/commands.ts';
import { conflict, invalidField } from '../../../platform/failure.ts';
import { bookPayment, lockOrder } from '../bookPayment.ts';

export interface ManualPayment {
  orderId: number;
  /** Below zero for a refund. */
  halere: number;
  receivedOn: string;
  note: string;
  /** Of the form: the same one is booked once. '' is none. */
  key: string;
}

/**
 * Books money that a person noted, and returns the payment's id: the known one where the same form
 * was sent before.
 * @throws Failure 404 without such an order, 409 for a key of something else, 422 for a day on which
 * no money of the order can have moved, or when more would go back than came in
 */
export const bookByHand = command(
  async (trx, noted: ManualPayment, { actor, now }): Promise<number> => {
    const { orderId, halere, receivedOn, note, key } = noted;
    checkDay(await lockOrder(trx, orderId), receivedOn, now);
    if (key !== '' && (await CardRefund.query(trx).findById(key))) throw keyReused();
    const { paymentId, isNew } = await bookPayment(
      trx,
      {
        orderId,
        source: 'hand',
        externalId: key || randomUUID(),
        halere,
        receivedOn,
        note,
        userId: actor.user?.id ?? null,
      },
      now,
    );
    if (isNew) return paymentId;
    const known = await Payment.query(trx).findById(paymentId).throwIfNotFound();
    const isSame =
      known.order_id === orderId &&
      known.halere === halere &&
      known.received_on === receivedOn &&
      known.note === note;
    if (!isSame) throw keyReused();
    return paymentId;
  },
);

/** @throws Failure 422 for a day before the order's, or one to come */
export function checkDay({ created_at }: Order, day: string, now: Date): void {
  const days = paymentDays(created_at, now);
  if (isPaymentDay(day, days)) return;
  throw invalidField('received_on', day > days.last ? 'payment.dayLate' : 'payment.dayEarly');
}

export const keyReused = () => conflict('payment.keyReused');
