import type { Locale } from '../../api/contract/locales.ts';
import type { PaymentInput } from '../../api/contract/types.ts';
import { numberText, typedNumber } from '../form/typedNumber.ts';
import type { PlannedAction } from './useConsequences.ts';

/** A received payment to be booked, or one that is given back. */
export type PaymentAction = 'book' | 'refund';

/** A payment as it is typed: the day as YYYY-MM-DD, the id of a card payment that it goes back through. */
export type TypedPayment = Record<'amount' | 'received_on' | 'note' | 'through', string>;

/** What the form begins with: the proposed amount in crowns, and none where it is 0. */
export const proposedPayment = (amount: number, day: string, locale: Locale): TypedPayment => ({
  amount: amount === 0 ? '' : numberText(amount, locale),
  received_on: day,
  note: '',
  through: '',
});

/** What is sent; an amount that is no number is sent as it was typed, for the rules of the field to reject. */
export const sentPayment = (typed: TypedPayment, order_id: number, key: string) => ({
  ...typed,
  amount: typedNumber(typed.amount),
  through: throughOf(typed),
  order_id,
  key,
});

/** What a typed payment would do, for its consequences; null while its amount is no number. */
export function plannedPayment(
  kind: PaymentAction,
  order_id: number,
  typed: TypedPayment,
): PlannedAction | null {
  const amount = typedNumber(typed.amount);
  if (typeof amount !== 'number') return null;
  const body: Partial<PaymentInput> = { order_id, amount, received_on: typed.received_on };
  return kind === 'book'
    ? { of: 'payment', body }
    : { of: 'refund', body: { ...body, through: throughOf(typed) } };
}

/** Null for money that the team sends back itself. */
const throughOf = ({ through }: TypedPayment) => (through === '' ? null : Number(through));
