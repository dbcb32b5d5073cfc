import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitHalere } from './splitHalere.ts';

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [90, 10], [9, 1]],
  [1, [1, 2], [0, 1]],
  [0, [5, 5], [0, 0]],
  [0, [0, 0], [0, 0]],
  [300, [0, 3], [0, 300]],
])('splits %i by %j', (halere, values, parts) => {
  expect(splitHalere(halere, values)).toEqual(parts);
});

it('the parts add up, and none of a smaller amount is above its value', () => {
  const values = fc.array(fc.integer({ min: 0, max: 2_147_483_647 }), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
      const whole = of.reduce((sum, value) => sum + value, 0);
      const halere = Math.floor(whole * share);
      const parts = splitHalere(halere, of);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(halere);
      expect(parts.every((part, index) => part >= 0 && part <= (of[index] ?? 0))).toBe(true);
    }),
  );
});
