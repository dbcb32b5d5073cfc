import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T11:59:45.000Z', 'now', 'nyní'],
  // A server's clock may be ahead of the reader's.
  ['2026-11-21T12:00:10.000Z', 'now', 'nyní'],
  ['2026-11-21T11:55:00.000Z', '5 minutes ago', 'před 5 minutami'],
  ['2026-11-21T10:00:00.000Z', '2 hours ago', 'před 2 hodinami'],
  ['2026-11-20T11:00:00.000Z', 'yesterday', 'včera'],
  ['2026-09-20T12:00:00.000Z', '2 months ago', 'před 2 měsíci'],
  ['2024-11-20T12:00:00.000Z', '2 years ago', 'před 2 lety'],
])('%s is %s', (at, english, czech) => {
  expect(relativeTime(at, now, 'en')).toBe(english);
  expect(relativeTime(at, now, 'cs')).toBe(czech);
});
