import { isBankReversal, type PaymentSource } from '../../contract/payments.ts';

/**
 * What of an order's money had all gone back to the customer before more came, in haléře: it pays nothing of the
 * price any more. 0 while nothing is left, so that such an order is a refunded one.
 * @param payments the booked ones, in the order in which they were
 */
export function refundedEarlier(
  payments: readonly { source: PaymentSource; halere: number }[],
): number {
  let kept = 0;
  let refunded = 0;
  let earlier = 0;
  for (const payment of payments) {
    if (kept === 0) earlier = refunded;
    kept += payment.halere;
    if (payment.halere < 0 && !isBankReversal(payment)) refunded -= payment.halere;
  }
  return kept === 0 ? 0 : earlier;
}
