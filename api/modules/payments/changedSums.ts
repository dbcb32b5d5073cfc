import type { Order } from '../../../db/models/order.ts';

/** What an order received and refunded, in haléře. */
export type OrderSums = Pick<Order, 'paid_halere' | 'refunded_halere' | 'refunded_earlier_halere'>;

/**
 * The sums of an order after an amount. What came once all had gone back begins anew: all that was refunded
 * before pays nothing of the price any more. It follows from the sums alone, since the payments don't tell in
 * which order they were booked: of two at a time the later one may have been asked for first.
 * @param halere above zero for what came in, below for what went back or was taken back
 * @param isCorrection whether the amount corrects what was booked as received: nothing moved
 */
export function changedSums(
  { paid_halere: paid, refunded_halere: refunded, refunded_earlier_halere: earlier }: OrderSums,
  halere: number,
  isCorrection: boolean,
): OrderSums {
  if (isCorrection) {
    return {
      paid_halere: paid + halere,
      refunded_halere: refunded,
      refunded_earlier_halere: earlier,
    };
  }
  const beginsAnew = halere > 0 && paid === refunded;
  return {
    paid_halere: paid + Math.max(halere, 0),
    refunded_halere: refunded + Math.max(-halere, 0),
    refunded_earlier_halere: beginsAnew ? refunded : earlier,
  };
}
