import { expect, it } from 'vitest';
import { choosableColumns, inChosenOrder } from './columnChoice.ts';

const Column = (_: { label?: string; source?: string }) => null;
const columns = choosableColumns(
  <>
    <Column label="fields.name" source="name" />
    <Column label="fields.price" source="price" />
    <Column source="unnamed" />
    <Column label="fields.photo" />
  </>,
);

it('offers the columns with a heading, by their source or else by that', () => {
  expect(columns.map(({ key, index }) => [key, index])).toEqual([
    ['name', 0],
    ['price', 1],
    ['fields.photo', 3],
  ]);
});

it.each([
  [undefined, ['name', 'price', 'fields.photo']],
  [
    [3, 0, 1],
    ['fields.photo', 'name', 'price'],
  ],
])('stand in the order %j', (ranks, order) => {
  expect(inChosenOrder(columns, ranks).map(({ key }) => key)).toEqual(order);
});
