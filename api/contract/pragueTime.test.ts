import { describe, expect, it } from 'vitest';
import { pragueTime } from './dates.ts';
import { isSkipped, momentOf, pragueDays } from './pragueTime.ts';

describe('a text’s point in time', () => {
  it.each([
    ['2026-12-03T18:00', '2026-12-03T17:00:00.000Z'],
    ['2026-07-03T18:00', '2026-07-03T16:00:00.000Z'],
    [' 2026-12-03 00:30:15 ', '2026-12-02T23:30:15.000Z'],
    ['2026-12-03T17:00:00.000Z', '2026-12-03T17:00:00.000Z'],
    ['2026-12-03T12:00-05:00', '2026-12-03T17:00:00.000Z'],
    // Clocks go from 2:00 to 3:00, and in autumn from 3:00 to 2:00.
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    // The end of a day, as ISO 8601 has it.
    ['2026-07-03T24:00', '2026-07-03T22:00:00.000Z'],
    ['2026-12-03T24:00', '2026-12-03T23:00:00.000Z'],
  ])('%j is %s', (text, moment) => {
    expect(momentOf(text)).toBe(moment);
  });

  it.each([
    '',
    'soon',
    '2026-12-03',
    '2026-02-30T10:00',
    '2026-12-03T24:01',
    '2026-12-03T10:60',
    5,
  ])('%j is none', (text) => {
    expect(momentOf(text)).toBeNull();
  });

  it.each(['2026-12-03T18:00', '2026-07-03T00:00', '2026-10-25T02:30'])(
    '%s is shown again as it was meant',
    (time) => {
      expect(pragueTime(new Date(momentOf(time) ?? ''))).toBe(time);
    },
  );
});

it.each([
  ['2026-03-29T01:59', false],
  ['2026-03-29T02:00', true],
  ['2026-03-29T02:59', true],
  ['2026-03-29T03:00', false],
  ['2026-03-29T02:30+01:00', false],
  ['2026-07-03T24:00', false],
  ['soon', false],
])('%s is skipped by the clocks of Prague: %s', (text, skipped) => {
  expect(isSkipped(text)).toBe(skipped);
});

describe('days in Prague', () => {
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
});
