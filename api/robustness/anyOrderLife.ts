import fc from 'fast-check';
import { ORDER_STATUSES } from '../contract/orderStatuses.ts';
import { VAT_RATES } from '../contract/vat.ts';

/** From a haléř to what a hoodie costs: small sums meet often, and rounding shows. */
const amount = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 120_000 }));

/** A part of what there is, all of it, or a haléř. */
const part = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 99 }), fc.constant(0));

/** Index of one of the two orders; most happens to the first. */
const order = fc.nat(3).map((of): 0 | 1 => (of === 0 ? 1 : 0));

/** Which of several payments, counted modulo their number. */
const which = fc.nat(99);

/** Card payments belong to their order; the others can be moved. */
const source = fc.constantFrom('hand' as const, 'fio' as const, 'card' as const);

/** Something that happens to an order; shares are per cent of the amount available. */
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay'), order, source, halere: amount }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('payRest'), order, source }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('refund'), order, percent: part }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reversal'), order, percent: part }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('move'),
      order,
      which,
      to: fc.constantFrom('other' as const, 'waiting' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('assign'), order, which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('invoice'), order }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('credit'), order, percent: part }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('withdraw'),
      order,
      which,
      /** All that is left of the order, or a piece of one item. */
      isWhole: fc.nat(4).map((of) => of === 0),
      /** What the team takes off instead of the pieces' price, in per cent of what is left. */
      percent: fc.option(part, { freq: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('status'),
      order,
      status: fc.constantFrom(...ORDER_STATUSES, 'cancelled' as const),
    }),
  },
);

/** What was ordered. */
const bought = fc.record({
  lines: fc.array(
    fc.record({
      halere: amount,
      quantity: fc.integer({ min: 1, max: 3 }),
      rate: fc.constantFrom(...VAT_RATES),
      /** What a discount code takes off all its pieces; most orders have none. */
      discountPercent: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.constantFrom(10, 33, 100) },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  shipping: fc.oneof(fc.constant(0), amount),
});

/** What may happen to two orders from their placing on: payments are moved from one to the other. */
export const anyOrderLife = fc.record({
  orders: fc.tuple(bought, bought),
  isPayer: fc.integer({ min: 0, max: 3 }).map((of) => of > 0),
  actions: fc.array(action, { minLength: 1, maxLength: 10 }),
});

export type OrderLife = typeof anyOrderLife extends fc.Arbitrary<infer Of> ? Of : never;
export type Bought = OrderLife['orders'][number];
export type OrderAction = OrderLife['actions'][number];
