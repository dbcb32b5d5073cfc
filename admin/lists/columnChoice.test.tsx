import { expect, it } from 'vitest';
import { choosableColumns, inChosenOrder } from './columnChoice.ts';

const Column = (_: { label?: string; source?: string }) => null;
const columns = choosableColumns(
  <>
    <Column label="fields.name" source="name" />
    <Column label="fields.price" source="price" />
    <Column source="year" />
    <Column label="fields.photo" />
  </>,
  'cars',
);

it('offers the columns by their source or else their heading, which may be that of the field', () => {
  expect(columns.map(({ key, label }) => [key, label])).toEqual([
    ['name', 'fields.name'],
    ['price', 'fields.price'],
    ['year', 'resources.cars.fields.year'],
    ['fields.photo', 'fields.photo'],
  ]);
});

it.each([
  [undefined, ['name', 'price', 'year', 'fields.photo']],
  [
    [3, 0, 1],
    ['fields.photo', 'name', 'price', 'year'],
  ],
])('stand in the order %j', (ranks, order) => {
  expect(inChosenOrder(columns, ranks).map(({ key }) => key)).toEqual(order);
});
