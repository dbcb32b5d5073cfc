import { expect, it } from 'vitest';
import type { Order } from '../../../db/models/order.ts';
import type { PaymentState } from '../../contract/payments.ts';
import { testOrder } from '../../testing/testOrders.ts';
import { becamePaid } from './becamePaid.ts';
import type { Cause } from './ledger.ts';

/** Whether an order that was `before` is paid by `cause`. */
const of = (cause: Cause, before: PaymentState, changes: Partial<Order> = {}) =>
  becamePaid(
    testOrder({ payment_state: 'paid', paid_halere: 100, refunded_halere: 0, ...changes }),
    before,
    cause,
  );

it.each<[boolean, Cause, PaymentState]>([
  [true, 'payment', 'unpaid'],
  [true, 'payment', 'refunded'],
  [true, 'payment', 'partly_refunded'],
  [false, 'payment', 'overpaid'],
  [true, 'credited', 'partly_paid'],
  [true, 'withdrawn', 'partly_paid'],
  // All was paid before a part of it went back, and the customer was told then.
  [false, 'credited', 'partly_refunded'],
  [false, 'refund', 'overpaid'],
  [false, 'rebooked', 'unpaid'],
  [false, 'supplied', 'partly_paid'],
])('is %s by %s of an order that was %s', (expected, cause, before) => {
  expect(of(cause, before)).toBe(expected);
});

it('is not where a part is missing, or nothing came', () => {
  expect(of('payment', 'unpaid', { payment_state: 'partly_paid' })).toBe(false);
  expect(of('payment', 'unpaid', { payment_state: 'to_refund' })).toBe(false);
  expect(of('credited', 'unpaid', { paid_halere: 0 })).toBe(false);
});
