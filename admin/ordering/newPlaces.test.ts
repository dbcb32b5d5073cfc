import { expect, it } from 'vitest';
import { movedTo, newPlaces, placesIn, reordered } from './newPlaces.ts';

const list = (...places: number[]) =>
  places.map((display_order, index) => ({ id: index + 1, display_order }));

it.each<[string, number[], number, number, [number, number][]]>([
  [
    'changes places with a neighbour',
    [1, 2, 5],
    1,
    2,
    [
      [3, 2],
      [2, 5],
    ],
  ],
  [
    'moves the last to the front, and all others one down',
    [1, 2, 5],
    2,
    0,
    [
      [3, 1],
      [1, 2],
      [2, 5],
    ],
  ],
  [
    'leaves those alone whose place stays',
    [1, 2, 3, 4],
    1,
    2,
    [
      [3, 2],
      [2, 3],
    ],
  ],
  [
    'gives records of one place their own',
    [0, 0, 0],
    0,
    1,
    [
      [1, 1],
      [3, 2],
    ],
  ],
  ['leaves a record where it is dropped on itself', [1, 1], 1, 1, []],
  ['leaves the first where it is', [1, 2], 0, -1, []],
  ['leaves the last where it is', [1, 2], 1, 2, []],
  ['knows no stranger', [1, 2], 8, 0, []],
])('%s', (_, places, from, to, saved) => {
  expect(newPlaces(list(...places), from, to).map((r) => [r.id, r.display_order])).toEqual(saved);
});

it('keeps an order without gaps or doubles after many moves', () => {
  let records = list(0, 0, 3, 3, 3, 9);
  for (const [from, to] of [
    [0, 5],
    [4, 1],
    [2, 3],
    [5, 0],
  ] as const) {
    records = reordered(records, from, to);
  }
  const places = records.map(({ display_order }) => display_order);
  expect(places).toEqual([0, 1, 3, 4, 5, 9]);
  expect(new Set(records.map(({ id }) => id)).size).toBe(6);
});

it('moves nothing beyond the ends', () => {
  expect(movedTo(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

it.each<[string, number[], number, number, { from: number; to: number } | null]>([
  ['as it was shown', [1, 2, 3, 4], 2, 0, { from: 2, to: 0 }],
  ['up over one that was moved down', [2, 1, 3, 4], 2, 0, { from: 2, to: 1 }],
  ['down over one that was moved to the end', [1, 3, 4, 2], 0, 1, { from: 0, to: 3 }],
  ['nowhere if it is over that one already', [3, 1, 2, 4], 2, 0, { from: 0, to: 0 }],
  ['as many places, over one that is deleted', [1, 3, 4], 3, 1, { from: 2, to: 0 }],
  ['to the next page', [9, 1, 2, 3, 4, 5], 3, 4, { from: 4, to: 5 }],
  ['nowhere if it is deleted', [1, 2, 4], 2, 0, null],
])('a move in a list that others have changed goes %s', (_, ids, from, to, places) => {
  const latest = ids.map((id, display_order) => ({ id, display_order }));
  expect(placesIn(latest, { shown: list(1, 2, 3, 4), from, to })).toEqual(places);
});
