import { expect, it } from 'vitest';
import { requiredDay } from './requiredDay.ts';

it.each([
  ['2026-03-31', true],
  ['2026-02-30', false],
  ['31. 3. 2026', false],
  ['', false],
  [null, false],
])('the day %j is fine: %s', (value, fine) => {
  expect(requiredDay(value) === undefined).toBe(fine);
});
