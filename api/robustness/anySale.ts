import fc from 'fast-check';
import { LIMITS, PRODUCT_CATEGORIES } from '../contract/constants.ts';
import { MAX_PRICE } from '../contract/fields.ts';
import { toHalere } from '../contract/money.ts';
import { VAT_RATES } from '../contract/vat.ts';

/** From a haléř to the dearest; most cost what caps and rides do. */
const price = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 1_000_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: toHalere(MAX_PRICE) }) },
);
const rate = fc.constantFrom(...VAT_RATES);

/** Anything that the shop could be asked for. */
export const anySale = fc.record({
  lines: fc.array(
    fc.record({
      halere: price,
      quantity: fc.oneof(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: LIMITS.quantity }),
      ),
      rate,
      category: fc.constantFrom(...PRODUCT_CATEGORIES),
    }),
    { minLength: 1, maxLength: LIMITS.orderLines, size: 'small' },
  ),
  /** Half of the sales have a code, in per cent or of an amount, for some kinds of products. */
  discount: fc.option(
    fc.record({
      percent: fc.option(fc.integer({ min: 1, max: 100 })),
      halere: fc.integer({ min: 1, max: 1_000_000 }),
      only: fc.subarray([...PRODUCT_CATEGORIES]),
    }),
    { freq: 1 },
  ),
  shipping: fc.record({
    halere: fc.oneof(fc.constant(0), price),
    freeAbove: fc.option(price),
    /** None follows the goods. */
    rate: fc.option(rate),
  }),
  fee: fc.oneof(fc.constant(0), price),
  /** Half of the sales were withdrawn from before the invoice, a part of each line's pieces. */
  withdrawn: fc.option(
    fc.record({
      percentOfPieces: fc.integer({ min: 1, max: 100 }),
      /** What the team takes off of the whole price instead of what the pieces cost. */
      percentOfPrice: fc.option(fc.integer({ min: 0, max: 100 }), { freq: 1 }),
    }),
    { freq: 1 },
  ),
  kind: fc.constantFrom('bank_transfer', 'card', 'cash_on_delivery', null),
  isPayer: fc.boolean(),
  locale: fc.constantFrom('en', 'cs'),
  /** Whether its mail and its electronic form are read back: they take most of the time. */
  isRead: fc.nat(5).map((of) => of === 0),
  paidPercent: fc.oneof(fc.constant(0), fc.constant(100), fc.integer({ min: 0, max: 100 })),
  creditPercent: fc.integer({ min: 1, max: 100 }),
});

export type Sale = typeof anySale extends fc.Arbitrary<infer Of> ? Of : never;
