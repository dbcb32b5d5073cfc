import { pragueToday } from './dates.ts';

/** Days in Prague as YYYY-MM-DD, both included. */
export interface PaymentDays {
  first: string;
  last: string;
}

/**
 * The days on which money of an order can have moved: from the order's own day to today. The day of a
 * payment becomes the day of taxable supply (§ 20a of the VAT act), so no other is taken unseen.
 * @param orderedAt when the order was made, ISO-8601
 */
export const paymentDays = (orderedAt: string, now: Date): PaymentDays => ({
  first: pragueToday(new Date(orderedAt)),
  last: pragueToday(now),
});

export const isPaymentDay = (day: string, { first, last }: PaymentDays): boolean =>
  first <= day && day <= last;
