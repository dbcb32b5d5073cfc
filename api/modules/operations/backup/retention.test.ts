import { expect, it } from 'vitest';
import { isDue } from './nightly.ts';
import { keptSnapshots } from './retention.ts';

const snapshot = (at: string) => ({ at: new Date(at) });
const kept = (times: readonly string[]) =>
  [...keptSnapshots(times.map(snapshot))].map(({ at }) => at.toISOString().slice(0, 16)).sort();
const nights = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(last) - index * 86_400_000).toISOString(),
  );

it('keeps the newest of 7 days, 4 weeks and 12 months', () => {
  const days = kept(nights('2026-11-22T02:00:00Z', 800)).map((at) => at.slice(0, 10));
  expect(days).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    // Sundays, the last days of weeks.
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

it('keeps the newest of each day in Prague, and all when there are few', () => {
  const times = ['2026-07-01T21:59', '2026-07-01T22:01', '2026-07-02T10:00'];
  expect(kept(times.map((at) => `${at}:00Z`))).toEqual(['2026-07-01T21:59', '2026-07-02T10:00']);
  expect(kept([])).toEqual([]);
});

it('counts only days with a snapshot: a pause removes none', () => {
  const before = nights('2026-01-07T02:00:00Z', 7);
  expect(kept([...before, '2026-11-22T02:00:00.000Z'])).toHaveLength(7);
});

it.each([
  ['there is none', null, '2026-11-22T12:00:00Z', true],
  ['none since three o’clock', '2026-11-22T01:59:00Z', '2026-11-22T02:00:00Z', true],
  ['one since three o’clock', '2026-11-22T02:00:00Z', '2026-11-22T22:00:00Z', false],
  [
    'one since yesterday’s three, before today’s',
    '2026-11-21T02:00:01Z',
    '2026-11-22T01:59:00Z',
    false,
  ],
  ['a night was missed', '2026-11-20T12:00:00Z', '2026-11-22T01:59:00Z', true],
  ['another clock is a little ahead', '2026-11-22T02:00:30Z', '2026-11-22T02:00:00Z', false],
  ['a clock was wrong', '2030-01-01T00:00:00Z', '2026-11-22T12:00:00Z', true],
  ['three o’clock comes earlier in summer', '2026-07-01T00:59:00Z', '2026-07-01T01:00:00Z', true],
])('a nightly backup: %s', (_name, last, now, due) => {
  expect(isDue(last === null ? null : new Date(last), new Date(now))).toBe(due);
});
