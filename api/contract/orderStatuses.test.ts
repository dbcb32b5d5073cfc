import { expect, it } from 'vitest';
import { ORDER_STATUSES, statusColor } from './orderStatuses.ts';

it.each([
  ['completed', 'green'],
  ['done', 'green'],
  ['cancelled', 'red'],
  ['shipped', 'blue'],
  ['processing', 'purple'],
  ['pending', 'yellow'],
  ['toString', 'yellow'],
  ['', 'yellow'],
])('the badge of %s is %s', (status, color) => {
  expect(statusColor(status)).toBe(color);
});

it('knows a colour for every status', () => {
  expect(new Set(ORDER_STATUSES.map(statusColor)).size).toBe(5);
});
