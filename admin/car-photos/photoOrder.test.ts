import { expect, it } from 'vitest';
import { moved, nextOrder } from './photoOrder.ts';
import { uploadForm } from './uploadForm.ts';

const photos = (...orders: number[]) =>
  orders.map((display_order) => ({ display_order, id: display_order }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

it.each([
  [0, 1, [2, 1, 5]],
  [2, -1, [1, 5, 2]],
  [0, -1, [1, 2, 5]],
  [2, 1, [1, 2, 5]],
] as const)('moving photo %i by %i swaps it with its neighbour', (index, step, order) => {
  const result = moved(photos(1, 2, 5), index, step);
  expect(ids(result)).toEqual(order);
  expect(result.map(({ display_order }) => display_order)).toEqual([1, 2, 5]);
});

it('parts two photos of the same order', () => {
  const equal = [
    { id: 1, display_order: 1 },
    { id: 2, display_order: 1 },
  ];
  expect(ids(moved(equal, 0, 1))).toEqual([2, 1]);
  expect(ids(moved(equal, 1, -1))).toEqual([2, 1]);
});

it('starts at 1 and goes on after the last', () => {
  expect(nextOrder([])).toBe(1);
  expect(nextOrder(photos(1, 7, 3))).toBe(8);
});

it('sends names and orders by the index of their file', () => {
  const rawFile = new File(['x'], 'a.png', { type: 'image/png' });
  const form = uploadForm(4, [
    { rawFile, src: 'blob:1', title: 'a.png', key: '1', name: ' Start ', display_order: 3 },
    { rawFile, src: 'blob:2', title: 'a.png', key: '2', name: '', display_order: 4 },
  ]);
  expect(form.getAll('images')).toHaveLength(2);
  expect(form.get('names[0]')).toBe('Start');
  expect([form.get('display_orders[0]'), form.get('display_orders[1]')]).toEqual(['3', '4']);
  expect(form.get('car_id')).toBe('4');
});
