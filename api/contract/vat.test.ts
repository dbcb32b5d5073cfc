import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VAT_RATES, vatBreakdown, vatWithin } from './vat.ts';

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
    // As large as an order may be: a hundred lines of 99 pieces of the dearest product.
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

  it('agrees with the lines to the haléř, and bases with the law’s division within half of one', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
        const sums = vatBreakdown(lines);
        const sum = lines.reduce((whole, { halere }) => whole + halere, 0);
        expect(sums.reduce((whole, { base, vat }) => whole + base + vat, 0)).toBe(sum);
        for (const { rate, base, vat, total } of sums) {
          expect(base + vat).toBe(total);
          // |base · (100 + rate) − total · 100| ≤ (100 + rate) / 2, in whole numbers.
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
            ...{ rate, base: 0 - base, vat: 0 - vat, total: 0 - total },
          })),
        );
      }),
    );
  });
});
