import fc from 'fast-check';

/** One of the orders that there are by then. */
const which = fc.nat(1_000_000);
const percent = fc.integer({ min: 1, max: 100 });
/** Half of the payments are of all that is open, or that is there. */
const share = fc.oneof(fc.constant(100), percent);

/** What customers and administrators do; `isAnswerLost`: the answer gets lost, so it is sent again. */
export const shopActions = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('checkout' as const),
      isAnswerLost: fc.nat(9).map((of) => of === 0),
      caps: fc.integer({ min: 0, max: 99 }),
      rides: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('payment' as const),
      isAnswerLost: fc.nat(9).map((of) => of === 0),
      which,
      share,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('statement' as const),
      isAnswerLost: fc.nat(9).map((of) => of === 0),
      movements: fc.array(fc.record({ which, share }), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      isAnswerLost: fc.nat(9).map((of) => of === 0),
      which,
      share,
    }),
  },
);

export type ShopAction = typeof shopActions extends fc.Arbitrary<infer Of> ? Of : never;
export type ShopActionOf<Kind extends ShopAction['kind']> = Extract<ShopAction, { kind: Kind }>;
