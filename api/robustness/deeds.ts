import fc from 'fast-check';

/** One of the orders that there are by then. */
const which = fc.nat(1_000_000);
const percent = fc.integer({ min: 1, max: 100 });
/** Half of the payments are of all that is open, or that is there. */
const share = fc.oneof(fc.constant(100), percent);

/** What customers and administrators do; `isUnheard`: the answer gets lost, so it is sent again. */
export const deeds = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('checkout' as const),
      isUnheard: fc.nat(9).map((of) => of === 0),
      caps: fc.integer({ min: 0, max: 99 }),
      rides: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('payment' as const),
      isUnheard: fc.nat(9).map((of) => of === 0),
      which,
      share,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('statement' as const),
      isUnheard: fc.nat(9).map((of) => of === 0),
      movements: fc.array(fc.record({ which, share }), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      isUnheard: fc.nat(9).map((of) => of === 0),
      which,
      share,
    }),
  },
);

export type Deed = typeof deeds extends fc.Arbitrary<infer Of> ? Of : never;
export type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { kind: Kind }>;
