import { expect, it } from 'vitest';
import { batchesOf } from './batches.ts';

it.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])('%j in batches of two', (values, batches) => {
  expect(batchesOf<number>(values, 2)).toEqual(batches);
});
