import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPriceBefore, plannedPrices, realChanges } from './lowestPrice.ts';

const on = (day: string, halere: number | null) => ({ halere, at: `2026-${day}T10:00:00.000Z` });
const REDUCED = '2026-06-30T10:00:00.000Z';

describe('the lowest price before a reduction', () => {
  it.each([
    ['the only one', [on('01-01', 500)], 500],
    ['of the 30 days before it', [on('01-01', 300), on('02-01', 500), on('06-10', 450)], 450],
    ['also one that ended within them', [on('01-01', 300), on('06-10', 500)], 300],
    ['not one that ended before them', [on('01-01', 300), on('05-30', 500)], 500],
    ['not that of the reduction itself', [on('01-01', 500), { halere: 400, at: REDUCED }], 500],
    ['since it has been sold', [on('06-20', 500)], 500],
    ['not while it wasn’t offered', [on('01-01', 300), on('05-01', null), on('06-20', 500)], 500],
    ['none if it wasn’t offered at all', [on('06-01', null)], null],
    ['none without a history', [], null],
  ])('is %s', (_, changes, lowest) => {
    expect(lowestPriceBefore(changes, REDUCED)).toBe(lowest);
  });

  it('is what someone who looked every day would have seen', () => {
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index, 12)).toISOString();
    const history = fc.uniqueArray(
      fc.record({ day: fc.nat(80), halere: fc.option(fc.integer({ min: 1, max: 9 })) }),
      { selector: ({ day: on }) => on },
    );
    fc.assert(
      fc.property(history, (given) => {
        const changes = given
          .sort((one, other) => one.day - other.day)
          .map(({ day: index, halere }) => ({ halere, at: day(index) }));
        const seen = Array.from({ length: 30 }, (_, index) => {
          const at = day(index + 40);
          return changes.findLast((change) => change.at <= at)?.halere ?? null;
        }).filter((halere) => halere !== null);
        const lowest = seen.length === 0 ? null : Math.min(...seen);
        expect(lowestPriceBefore(changes, day(70))).toBe(lowest);
      }),
    );
  });
});

describe('planned prices', () => {
  const NOW = '2026-06-01T10:00:00.000Z';
  const LATER = '2026-07-01T10:00:00.000Z';
  const END = '2026-08-01T10:00:00.000Z';
  const OFFER = { halere: 500, is_active: true, publish_at: null, unpublish_at: null };

  it.each([
    [{}, [[500, NOW]]],
    [{ is_active: false, publish_at: LATER }, [[null, NOW]]],
    [
      { publish_at: LATER, unpublish_at: END },
      [
        [null, NOW],
        [500, LATER],
        [null, END],
      ],
    ],
    [{ publish_at: '2026-05-01T10:00:00.000Z' }, [[500, NOW]]],
    [{ unpublish_at: NOW }, [[null, NOW]]],
  ])('of an offer with %j are %j', (changes, plan) => {
    const planned = plannedPrices({ ...OFFER, ...changes }, NOW);
    expect(planned.map(({ halere, at }) => [halere, at])).toEqual(plan);
  });

  it('are changes where they differ from what was before', () => {
    const plan = [
      { halere: 500, at: NOW },
      { halere: null, at: LATER },
    ];
    expect(realChanges(500, plan)).toEqual(plan.slice(1));
    expect(realChanges(null, plan)).toEqual(plan);
  });
});
