import { expect, it } from 'vitest';
import { newPlaces } from './newPlaces.ts';

const list = (...places: number[]) =>
  places.map((display_order, index) => ({ id: index + 1, display_order }));

it.each<[string, number[], number, -1 | 1, [number, number][]]>([
  [
    'swaps two places',
    [1, 2, 5],
    2,
    1,
    [
      [3, 2],
      [2, 5],
    ],
  ],
  [
    'moves up',
    [1, 2, 5],
    3,
    -1,
    [
      [3, 2],
      [2, 5],
    ],
  ],
  [
    'gives records of one place their own',
    [0, 0, 0],
    1,
    1,
    [
      [1, 1],
      [3, 2],
    ],
  ],
  ['leaves the first where it is', [1, 2], 1, -1, []],
  ['leaves the last where it is', [1, 2], 2, 1, []],
  ['knows no stranger', [1, 2], 9, 1, []],
])('%s', (_, places, id, step, saved) => {
  expect(newPlaces(list(...places), id, step).map((r) => [r.id, r.display_order])).toEqual(saved);
});
