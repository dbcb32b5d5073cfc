import { expect, it } from 'vitest';
import { pragueDays } from './dates.ts';

const days = (now: string, count: number) =>
  pragueDays(new Date(now), count).map(({ day, since, until }) => [
    day,
    since.toISOString(),
    until.toISOString(),
  ]);

it.each([
  ['in winter', '2026-01-15T12:00:00Z', '2026-01-15', '2026-01-14T23:00:00.000Z', 24],
  ['in summer', '2026-07-15T12:00:00Z', '2026-07-15', '2026-07-14T22:00:00.000Z', 24],
  ['after midnight there', '2026-07-14T22:00:00Z', '2026-07-15', '2026-07-14T22:00:00.000Z', 24],
  ['before midnight there', '2026-07-14T21:59:59Z', '2026-07-14', '2026-07-13T22:00:00.000Z', 24],
  ['as summer time begins', '2026-03-29T12:00:00Z', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
  ['as summer time ends', '2026-10-25T12:00:00Z', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
])('a day %s', (_, now, day, since, hours) => {
  const [only] = pragueDays(new Date(now), 1);
  expect(only?.day).toBe(day);
  expect(only?.since.toISOString()).toBe(since);
  expect((Number(only?.until) - Number(only?.since)) / 3_600_000).toBe(hours);
});

it('follow one another without a gap, over the end of a year and the change of clocks', () => {
  const year = pragueDays(new Date('2026-11-21T08:00:00Z'), 365);
  expect(new Set(year.map(({ day }) => day)).size).toBe(365);
  expect(year.at(-1)?.day).toBe('2026-11-21');
  for (const [index, { since }] of year.entries()) {
    if (index > 0) expect(year[index - 1]?.until).toEqual(since);
  }
  expect(days('2026-01-01T10:00:00Z', 2)[0]).toEqual([
    '2025-12-31',
    '2025-12-30T23:00:00.000Z',
    '2025-12-31T23:00:00.000Z',
  ]);
});
