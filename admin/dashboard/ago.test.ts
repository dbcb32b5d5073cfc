import { expect, it } from 'vitest';
import { ago, daysUntil } from './ago.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T12:00:30Z', 'this minute', 'tuto minutu'],
  ['2026-11-21T11:55:00Z', '5 minutes ago', 'před 5 minutami'],
  ['2026-11-21T09:00:00Z', '3 hours ago', 'před 3 hodinami'],
  ['2026-11-20T11:00:00Z', 'yesterday', 'včera'],
  ['2026-11-14T11:00:00Z', '7 days ago', 'před 7 dny'],
])('%s was %s, %s', (moment, english, czech) => {
  expect(ago(moment, now, 'en')).toBe(english);
  expect(ago(moment, now, 'cs')).toBe(czech);
});

it.each([
  ['2026-11-21', 'today', 'dnes'],
  ['2026-11-22', 'tomorrow', 'zítra'],
  ['2026-12-21', 'in 30 days', 'za 30 dní'],
])('%s is %s, %s', (day, english, czech) => {
  expect(daysUntil(day, '2026-11-21', 'en')).toBe(english);
  expect(daysUntil(day, '2026-11-21', 'cs')).toBe(czech);
});
