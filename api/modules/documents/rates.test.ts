import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatWithin } from '../../contract/vat.ts';
import { partOf, totalOf } from './rates.ts';

const at = (rate: number, total: number) => {
  const vat = vatWithin(total, rate);
  return { rate, base: total - vat, vat, total };
};

describe('an amount taken out of sums at several rates', () => {
  it.each([
    [
      'by the shares of the rates',
      new Map<number, number>(),
      [
        [21, 600],
        [12, 300],
      ],
    ],
    ['from the rate that it is known to be of', new Map([[12, 900]]), [[12, 900]]],
    [
      'and the rest by shares',
      new Map([[12, 450]]),
      [
        [21, 353],
        [12, 547],
      ],
    ],
    ['at most what a rate has', new Map([[21, 5000]]), [[21, 900]]],
    [
      'by what is known, where that is more',
      new Map([
        [21, 1800],
        [12, 900],
      ]),
      [
        [21, 600],
        [12, 300],
      ],
    ],
    [
      'by shares, where the rate is none of them',
      new Map([[0, 900]]),
      [
        [21, 600],
        [12, 300],
      ],
    ],
  ] as const)('is taken %s', (_how, known, taken) => {
    const part = partOf([at(21, 2000), at(12, 1000)], 900, known);
    expect(part.map(({ rate, total }) => [rate, total])).toEqual(taken);
  });

  it('adds up, and leaves nothing below zero, whatever is known', () => {
    const amounts = fc.nat(1_000_000);
    fc.assert(
      fc.property(
        amounts,
        amounts,
        amounts,
        amounts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (high, low, knownHigh, knownLow, share) => {
          const available = [at(21, high), at(12, low)];
          const halere = Math.ceil((high + low) * share);
          fc.pre(halere > 0);
          const part = partOf(
            available,
            halere,
            new Map([
              [21, knownHigh],
              [12, knownLow],
            ]),
          );
          expect(totalOf(part)).toBe(halere);
          for (const { rate, base, vat, total } of part) {
            expect(base + vat).toBe(total);
            const of = available.find((sum) => sum.rate === rate);
            expect(total).toBeLessThanOrEqual(of?.total ?? 0);
            if (of?.total === total) expect({ base, vat }).toEqual({ base: of.base, vat: of.vat });
          }
        },
      ),
    );
  });
});
