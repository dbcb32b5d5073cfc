import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pragueToday } from './dates.ts';
import {
  changeDaysOf,
  choiceProblem,
  itemName,
  itemNameNow,
  lastChangeDay,
  mayMoveFrom,
  placesLeft,
  repeatedDays,
  slotPrice,
  slotText,
} from './slots.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const planned = { state: 'planned', starts_at: '2026-05-10T08:00:00.000Z' } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a date', () => {
  it('is named in Prague’s time, with its place', () => {
    expect(plain(slotText(planned, 'Sosnová', 'cs'))).toBe('10. 5. 2026 10:00, Sosnová');
    expect(plain(slotText(planned, '', 'en'))).toBe('10. 5. 2026 10:00');
    const item = { name_en: 'Drift taxi', name_cs: 'Drift taxi', slot_en: 'x', slot_cs: 'y' };
    expect(itemName(item, 'cs')).toBe('Drift taxi (y)');
    expect(itemName({ name_en: 'Cap', name_cs: 'Čepice' }, 'cs')).toBe('Čepice');
  });

  it.each([
    ['planned', {}, 2],
    ['full', { taken: 5 }, 0],
    ['cancelled', { state: 'cancelled' }, 0],
    ['begun', { starts_at: NOW.toISOString() }, 0],
  ] as const)('that is %s has so many free places', (_what, changes, left) => {
    expect(placesLeft({ ...planned, capacity: 5, taken: 3, ...changes }, NOW)).toBe(left);
  });

  it('never costs less than nothing, and exactly the difference otherwise', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.integer({ min: -2_000_000, max: 2_000_000 }), (a, b) => {
        const price = slotPrice(a, b);
        expect(price).toBeGreaterThanOrEqual(0);
        if (a + b >= 0) expect(price).toBe(a + b);
      }),
    );
  });
});

describe('a booking may be moved', () => {
  it.each([
    ['on the last day', '2026-05-07T21:59:00.000Z', true],
    ['not after it', '2026-05-07T22:00:00.000Z', false],
  ])('%s, in Prague', (_when, now, may) => {
    expect(lastChangeDay(planned, 3)).toBe('2026-05-07');
    expect(mayMoveFrom(planned, 3, new Date(now))).toBe(may);
  });

  it('until it begins, where no days are set', () => {
    expect(mayMoveFrom(planned, 0, new Date('2026-05-10T07:59:00.000Z'))).toBe(true);
    expect(mayMoveFrom(planned, 0, new Date('2026-05-10T08:00:00.000Z'))).toBe(false);
    expect(['', 'x', '-1', ' 5 ', '0'].map(changeDaysOf)).toEqual([3, 3, 3, 5, 0]);
  });

  const to = { ...planned, price_difference: 0 };
  const choice = { from: null, to, paid: 0, valid_until: null };
  it.each([
    [null, {}],
    [null, { to: { ...to, price_difference: -100 } }],
    [null, { paid: 200, to: { ...to, price_difference: 200 } }],
    [null, { valid_until: '2026-05-10' }],
    ['slot.dearer', { to: { ...to, price_difference: 1 } }],
    ['slot.closed', { to: { ...to, state: 'cancelled' } }],
    ['slot.closed', { to: { ...to, starts_at: NOW.toISOString() } }],
    ['slot.afterVoucher', { valid_until: '2026-05-09' }],
    ['slot.tooLate', { from: { starts_at: '2026-05-03T08:00:00.000Z' } }],
  ] as const)('or not: %s', (problem, changes) => {
    expect(choiceProblem({ ...choice, ...changes }, 3, NOW)).toBe(problem);
  });
});

it('days are repeated on some weekdays, and no more than are wanted', () => {
  const may = { from: '2026-05-01', until: '2026-05-31' };
  expect(repeatedDays({ ...may, weekdays: [6, 7] }, 4)).toEqual([
    '2026-05-02',
    '2026-05-03',
    '2026-05-09',
    '2026-05-10',
  ]);
  expect(repeatedDays(may, 100)).toHaveLength(31);
  expect(repeatedDays({ from: '2026-05-02', until: '2026-05-01' }, 9)).toEqual([]);
  expect(pragueToday(new Date(`${repeatedDays(may, 1)[0]}T12:00:00Z`))).toBe('2026-05-01');
});

describe('what an item is called now', () => {
  const item = { name_en: 'Ride', name_cs: 'Jízda', slot_en: '1 May', slot_cs: '1. 5.' };

  it.each([
    [[], 'Jízda (1. 5.)'],
    [['2. 5.', '2. 5.'], 'Jízda (2. 5.)'],
    [['2. 5.', '3. 5.', '2. 5.'], 'Jízda (2× 2. 5.; 1× 3. 5.)'],
    [['2. 5.', null], 'Jízda (1× 2. 5.)'],
    [[null], 'Jízda'],
  ])('of pieces with the dates %j it is %j', (dates, name) => {
    expect(itemNameNow(item, dates, 'cs')).toBe(name);
  });
});
