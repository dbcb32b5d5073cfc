import { pragueToday } from './dates.ts';

/** A range of dates in Prague as YYYY-MM-DD, both inclusive. */
interface PaymentDays {
  first: string;
  last: string;
}

/**
 * Valid dates of an order's payments: from the date of the order to today. The date of a payment
 * becomes the date of taxable supply (§ 20a of the VAT act), so others are not accepted without review.
 * @param orderedAt when the order was placed, ISO-8601
 */
export const paymentDays = (orderedAt: string, now: Date): PaymentDays => ({
  first: pragueToday(new Date(orderedAt)),
  last: pragueToday(now),
});

/** Whether an order can have been paid on a day, YYYY-MM-DD. */
export const isPaymentDay = (day: string, { first, last }: PaymentDays): boolean =>
  first <= day && day <= last;
