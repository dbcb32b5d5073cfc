import { expect, it } from 'vitest';
import { nextOrder, uploadForm } from './usePhotoUpload.ts';

const photos = (...orders: number[]) =>
  orders.map((display_order) => ({ display_order, id: display_order }));

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
