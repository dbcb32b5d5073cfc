import { expect, it } from 'vitest';
import { axisTicks, labelledColumns, percentChange } from './scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 5, 10]],
  [10, [0, 5, 10]],
  [99, [0, 50, 100]],
  [101, [0, 50, 100, 150]],
  [4999.5, [0, 2000, 4000, 6000]],
  [1_000_000, [0, 500_000, 1_000_000]],
])('an axis up to %s has the ticks %j', (max, ticks) => {
  expect(axisTicks(max)).toEqual(ticks);
});

it('an axis always reaches its greatest value in a handful of steps', () => {
  for (let max = 1; max < 1e9; max = max * 1.37 + 1) {
    const ticks = axisTicks(max);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
    expect(ticks.length).toBeLessThanOrEqual(5);
  }
});

it.each([
  [7, 7, [0, 1, 2, 3, 4, 5, 6]],
  [7, 4, [0, 2, 4, 6]],
  [30, 5, [5, 11, 17, 23, 29]],
  [1, 5, [0]],
])('of %i columns, %i at most are labelled: %j', (count, most, labelled) => {
  expect(labelledColumns(count, most)).toEqual(labelled);
});

it.each([
  [150, 100, 50],
  [0, 80, -100],
  [1, 3, -67],
  [5, 0, null],
])('from %i before to %i is a change of %s percent', (now, before, change) => {
  expect(percentChange(now, before)).toBe(change);
});
