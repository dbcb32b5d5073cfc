import { expect, it } from 'vitest';
import { createOrderKeys } from './orderKeys.ts';

it('keeps the key of an order sent again and changes it with the order', () => {
  const keyOf = createOrderKeys();
  const first = keyOf({ total: 100 });
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyOf({ total: 100 })).toBe(first);
  expect(keyOf({ total: 90 })).not.toBe(first);
});
