import { expect, it } from 'vitest';
import { daysUntil, relativeTime, weekday } from './timeInWords.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T11:59:45.000Z', 'now', 'nyní'],
  // A server's clock may be ahead of the reader's.
  ['2026-11-21T12:00:10.000Z', 'now', 'nyní'],
  ['2026-11-21T11:55:00.000Z', '5 minutes ago', 'před 5 minutami'],
  ['2026-11-21T10:00:00.000Z', '2 hours ago', 'před 2 hodinami'],
  ['2026-11-21T10:30:00.000Z', '1 hour ago', 'před 1 hodinou'],
  ['2026-11-20T11:00:00.000Z', 'yesterday', 'včera'],
  ['2026-11-14T11:00:00.000Z', '7 days ago', 'před 7 dny'],
  ['2026-09-20T12:00:00.000Z', '2 months ago', 'před 2 měsíci'],
  ['2024-11-20T12:00:00.000Z', '2 years ago', 'před 2 lety'],
])('%s is %s', (at, english, czech) => {
  expect(relativeTime(at, now, 'en')).toBe(english);
  expect(relativeTime(at, now, 'cs')).toBe(czech);
});

it.each([
  ['2026-11-21', 'today', 'dnes'],
  ['2026-11-22', 'tomorrow', 'zítra'],
  ['2026-12-21', 'in 30 days', 'za 30 dní'],
])('%s is %s, %s', (day, english, czech) => {
  expect(daysUntil(day, '2026-11-21', 'en')).toBe(english);
  expect(daysUntil(day, '2026-11-21', 'cs')).toBe(czech);
});

it('names weekdays in both languages, whatever zone the browser is in', () => {
  expect(weekday('2026-11-21', 'cs')).toBe('sobota');
  expect(weekday('2026-11-21', 'en')).toBe('Saturday');
});
