import { expect, it } from 'vitest';
import { pageNumbers } from './Pagination.tsx';

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('on page %i of %i names %s', (current, total, expected) => {
  const named = pageNumbers(current, total).map((page) => page ?? '…');
  expect(named.join(' ')).toBe(expected);
});
