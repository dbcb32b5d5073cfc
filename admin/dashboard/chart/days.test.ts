import { expect, it } from 'vitest';
import { dayMoved, weekday } from './days.ts';

it.each([
  ['ArrowLeft', 5, 4],
  ['ArrowRight', 5, 6],
  ['ArrowUp', 5, 6],
  ['ArrowDown', 5, 4],
  ['ArrowRight', 29, 29],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', null, 28],
  ['PageUp', 5, 12],
  ['PageDown', 5, 0],
  ['Home', 5, 0],
  ['End', 5, 29],
  ['Tab', 5, null],
  ['x', null, null],
])('%s leads from day %s of 30 to day %s', (key, from, to) => {
  expect(dayMoved(key, from, 30)).toBe(to);
});

it('names weekdays in both languages, whatever zone the browser is in', () => {
  expect(weekday('2026-11-21', 'cs')).toBe('sobota');
  expect(weekday('2026-11-21', 'en')).toBe('Saturday');
});
