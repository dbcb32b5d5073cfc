import fc from 'fast-check';
import { ORDER_STATUSES } from '../contract/orderStatuses.ts';
import { VAT_RATES } from '../contract/vat.ts';

/** From a haléř to what a hoodie costs: small sums meet often, and rounding shows. */
const amount = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 120_000 }));

/** A part of what there is, all of it, or a haléř. */
const part = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 99 }), fc.constant(0));

/** Something that happens to an order; shares are per cent of what is there to be taken. */
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay'), halere: amount }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('payRest') }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('refund'), percent: part }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('invoice') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('credit'), percent: part }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('status'),
      status: fc.constantFrom(...ORDER_STATUSES, 'cancelled' as const),
    }),
  },
);

/** What may happen to an order from its placing on. */
export const anyOrderLife = fc.record({
  lines: fc.array(
    fc.record({
      halere: amount,
      quantity: fc.integer({ min: 1, max: 3 }),
      rate: fc.constantFrom(...VAT_RATES),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  shipping: fc.oneof(fc.constant(0), amount),
  isPayer: fc.integer({ min: 0, max: 3 }).map((of) => of > 0),
  deeds: fc.array(deed, { minLength: 1, maxLength: 8 }),
});

export type OrderLife = typeof anyOrderLife extends fc.Arbitrary<infer Of> ? Of : never;
export type Deed = OrderLife['deeds'][number];
