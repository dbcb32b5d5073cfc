import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { messageText } from './messages/messages.ts';
import {
  ancillaryShares,
  sharesOf,
  sumsByRate,
  VAT_RATES,
  vatBreakdown,
  vatWithin,
} from './vat.ts';

describe('VAT within a price', () => {
  it.each([
    [12_100, 21, 2_100],
    [11_200, 12, 1_200],
    [10_000, 0, 0],
    // 490.90 / 1.21 = 405.7025: the base is 405.70, the VAT 85.20.
    [49_090, 21, 8_520],
    [129_00, 21, 2_239],
    [1, 21, 0],
    [3, 21, 1],
    [-12_100, 21, -2_100],
    [-3, 21, -1],
  ])('of %i haléře at %i %% is %i', (halere, rate, vat) => {
    expect(vatWithin(halere, rate)).toBe(vat);
  });

  it('is exact where floating point is not', () => {
    // The maximum order: a hundred lines of 99 pieces at the maximum price.
    const dearest = 2_147_483_647n * 9_901n;
    const exact = (dearest * 21n * 2n + 121n) / 242n;
    expect(vatWithin(Number(dearest), 21)).toBe(Number(exact));
  });
});

const line = fc.record({
  halere: fc.integer({ min: 0, max: 200_000_000_000 }),
  vatRate: fc.constantFrom(...VAT_RATES),
});

describe('the breakdown by rates', () => {
  it('sums each rate once, the highest first', () => {
    const lines = [
      { halere: 11_200, vatRate: 12 },
      { halere: 12_000, vatRate: 21 },
      { halere: 100, vatRate: 21 },
    ];
    expect(vatBreakdown(lines)).toEqual([
      { rate: 21, base: 10_000, vat: 2_100, total: 12_100 },
      { rate: 12, base: 10_000, vat: 1_200, total: 11_200 },
    ]);
    expect(vatBreakdown([])).toEqual([]);
  });

  it('has no row for what costs nothing, but one where everything is free', () => {
    const goods = { halere: 11_200, vatRate: 12 };
    const free = { halere: 0, vatRate: 21 };
    expect(vatBreakdown([free, goods, free])).toEqual([
      { rate: 12, base: 10_000, vat: 1_200, total: 11_200 },
    ]);
    expect(vatBreakdown([free, free])).toEqual([{ rate: 21, base: 0, vat: 0, total: 0 }]);
  });

  it('agrees with the lines to the haléř, and bases with the law’s division within half of one', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
        const sums = vatBreakdown(lines);
        const sum = lines.reduce((whole, { halere }) => whole + halere, 0);
        expect(sums.reduce((whole, { base, vat }) => whole + base + vat, 0)).toBe(sum);
        for (const { rate, base, vat, total } of sums) {
          expect(base + vat).toBe(total);
          // |base · (100 + rate) − total · 100| ≤ (100 + rate) / 2, in integers.
          const off = BigInt(base) * BigInt(100 + rate) - BigInt(total) * 100n;
          expect(2n * (off < 0n ? -off : off) <= BigInt(100 + rate)).toBe(true);
        }
      }),
    );
  });

  it('of what is given back is the same below 0', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const back = lines.map(({ halere, vatRate }) => ({ halere: 0 - halere, vatRate }));
        expect(vatBreakdown(back)).toEqual(
          vatBreakdown(lines).map(({ rate, base, vat, total }) => ({
            rate,
            base: 0 - base,
            vat: 0 - vat,
            total: 0 - total,
          })),
        );
      }),
    );
  });
});

describe('what goes with the goods', () => {
  it.each([
    ['is at their one rate', 12_900, [[50_000, 12]], [[12, 12_900]]],
    [
      'is split by their value',
      12_900,
      [
        [300, 21],
        [100, 12],
      ],
      [
        [21, 9_675],
        [12, 3_225],
      ],
    ],
    [
      'is split to the haléř, which the larger remainder gets',
      100,
      [
        [1, 21],
        [1, 12],
        [4, 0],
      ],
      [
        [21, 17],
        [12, 17],
        [0, 66],
      ],
    ],
    [
      'is at the rate of most of them where it costs nothing',
      0,
      [
        [1, 21],
        [5, 12],
      ],
      [[12, 0]],
    ],
    ['is at their rate where they cost nothing', 12_900, [[0, 12]], [[12, 12_900]]],
    ['is at the usual rate without any', 12_900, [], [[21, 12_900]]],
  ] as const)('%s', (_, halere, goods, shares) => {
    const lines = goods.map(([value, vatRate]) => ({ halere: value, vatRate }));
    expect(ancillaryShares(halere, lines)).toEqual(
      shares.map(([vatRate, share]) => ({ vatRate, halere: share })),
    );
  });

  it('is whole to the haléř, each share less than one from its exact value', () => {
    const goods = fc.array(line, { minLength: 1, maxLength: 100 });
    fc.assert(
      fc.property(goods, fc.integer({ min: 0, max: 200_000_000_000 }), (lines, halere) => {
        const shares = ancillaryShares(halere, lines);
        expect(shares.reduce((sum, share) => sum + share.halere, 0)).toBe(halere);
        expect(shares.every((share) => share.halere >= 0)).toBe(true);
        const whole = lines.reduce((sum, one) => sum + one.halere, 0);
        if (whole === 0 || halere === 0) return;
        for (const { vatRate, halere: share } of shares) {
          const own = lines.filter((one) => one.vatRate === vatRate);
          const value = own.reduce((sum, one) => sum + one.halere, 0);
          const off = BigInt(share) * BigInt(whole) - BigInt(halere) * BigInt(value);
          expect((off < 0n ? -off : off) < BigInt(whole)).toBe(true);
        }
      }),
    );
  });

  it('that is given back takes no more from a rate than there is', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), fc.nat(1_000), (lines, part) => {
        const left = sumsByRate(lines);
        const whole = [...left.values()].reduce((sum, value) => sum + value, 0);
        for (const share of sharesOf(Math.floor((whole * part) / 1_000), left)) {
          expect(share.halere).toBeLessThanOrEqual(left.get(share.vatRate) ?? 0);
        }
      }),
    );
  });
});

it.each(LOCALES)('the text about a wrong rate names every rate: %s', (locale) => {
  expect(messageText('vat.rate', locale).match(/\d+/g)).toEqual(VAT_RATES.map(String));
});
