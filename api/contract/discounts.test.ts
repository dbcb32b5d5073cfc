import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_CATEGORIES } from './constants.ts';
import {
  compactCode,
  type DiscountTerms,
  discountOf,
  discountOfPieces,
  isDiscountCode,
  validityProblem,
} from './discounts.ts';
import { offeredCosts, orderLines, orderSums } from './orderLines.ts';

const TERMS: DiscountTerms = {
  percent: 10,
  amount_halere: null,
  min_halere: null,
  product_categories: '',
};
const cap = { price_halere: 29_900, quantity: 2, category: 'merchandise' as const };
const ride = { price_halere: 199_000, quantity: 1, category: 'experience' as const };

describe('a discount', () => {
  it('in per cent is split over the items by value', () => {
    expect(discountOf(TERMS, [cap, ride]).shares).toEqual([5_980, 19_900]);
  });

  it('of an amount is at most what the items cost', () => {
    const terms = { ...TERMS, percent: null, amount_halere: 100_000 };
    expect(discountOf(terms, [cap]).shares).toEqual([59_800]);
  });

  it('is for the kinds of products that it names', () => {
    const terms = { ...TERMS, product_categories: 'experience,course' };
    expect(discountOf(terms, [cap, ride]).shares).toEqual([0, 19_900]);
    expect(discountOf(terms, [cap])).toEqual({ shares: null, problem: 'unfit' });
  });

  it('with a minimum counts the items that it is for', () => {
    const terms = { ...TERMS, min_halere: 60_000, product_categories: 'merchandise' };
    expect(discountOf(terms, [cap, ride]).problem).toBe('belowMinimum');
    expect(discountOf(terms, [{ ...cap, quantity: 3 }]).shares).toEqual([8_970]);
  });

  it('is for no vouchers that are worth their price', () => {
    const voucher = { ...ride, voucher_kind: 'money' as const };
    expect(discountOf(TERMS, [cap, voucher]).shares).toEqual([5_980, 0]);
    expect(discountOf(TERMS, [voucher]).problem).toBe('unfit');
  });

  it('on free items is none', () => {
    expect(discountOf(TERMS, [{ ...cap, price_halere: 0 }]).problem).toBe('unfit');
  });
});

const anyTerms = fc
  .record({
    isPercent: fc.boolean(),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.integer({ min: 1, max: 500_000 }),
    min_halere: fc.option(fc.integer({ min: 0, max: 100_000 })),
    only: fc.subarray([...PRODUCT_CATEGORIES]),
  })
  .map(({ isPercent, percent, amount, min_halere, only }) => ({
    percent: isPercent ? percent : null,
    amount_halere: isPercent ? null : amount,
    min_halere,
    product_categories: only.join(','),
  }));
const anyItems = fc.array(
  fc.record({
    price_halere: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    category: fc.constantFrom(...PRODUCT_CATEGORIES),
  }),
  { minLength: 1, maxLength: 10 },
);

it('no item, and no order, ever costs less than nothing, and a code makes nothing dearer', () => {
  const shipping = fc.record({
    price_halere: fc.integer({ min: 0, max: 20_000 }),
    free_above_halere: fc.option(fc.integer({ min: 0, max: 500_000 })),
  });
  fc.assert(
    fc.property(anyTerms, anyItems, shipping, (terms, items, sent) => {
      const { shares } = discountOf(terms, items);
      const discounted = items.map((item, index) => ({
        ...item,
        discount_halere: shares?.[index] ?? 0,
      }));
      for (const { discount_halere, price_halere, quantity } of discounted) {
        expect(discount_halere).toBeGreaterThanOrEqual(0);
        expect(discount_halere).toBeLessThanOrEqual(price_halere * quantity);
      }
      const sums = orderSums(orderLines(offeredCosts(discounted, sent, { fee_halere: 0 })));
      const before = orderSums(orderLines(offeredCosts(items, sent, { fee_halere: 0 })));
      expect(sums.discount).toBe((shares ?? []).reduce((sum, share) => sum + share, 0));
      expect(sums).toEqual({
        ...before,
        discount: sums.discount,
        total: before.total - sums.discount,
      });
      expect(sums.discount).toBeLessThanOrEqual(sums.items);
    }),
  );
});

it('the parts of all pieces add up to the discount of their item', () => {
  const item = { price_halere: 100, quantity: 3, discount_halere: 100 };
  expect([0, 1, 2].map((before) => discountOfPieces(item, 1, before))).toEqual([33, 33, 34]);
  expect(discountOfPieces(item, 3)).toBe(100);
  expect(discountOfPieces({ quantity: 3 }, 2)).toBe(0);
});

it.each([
  ['in time', {}, null],
  ['on its first day', { valid_from: '2026-06-01' }, null],
  ['on its last day', { valid_until: '2026-06-01' }, null],
  ['before it', { valid_from: '2026-06-02' }, 'unknown'],
  ['after it', { valid_until: '2026-05-31' }, 'expired'],
  ['while it is turned off', { is_active: false, valid_until: '2026-05-31' }, 'unknown'],
])('a code %s', (_, changes, problem) => {
  const code = { is_active: true, valid_from: '', valid_until: '', ...changes };
  expect(validityProblem(code, '2026-06-01')).toBe(problem);
});

it('a code is the same however it is typed', () => {
  expect(['leto26', ' Leto 26\u00a0'].map(compactCode)).toEqual(['LETO26', 'LETO26']);
  const codes = ['LETO26', 'LETO-26', 'AB', '-LETO', 'LÉTO', `L${'1'.repeat(40)}`];
  expect(codes.filter(isDiscountCode)).toEqual(['LETO26', 'LETO-26']);
});
