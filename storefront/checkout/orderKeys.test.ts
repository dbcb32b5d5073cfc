// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { forgetOrderKey, newOrderKey, orderKey } from './orderKeys.ts';

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('is a UUID of version 7 that begins with its time', () => {
  const key = newOrderKey(Date.UTC(2026, 10, 21));
  expect(key).toMatch(UUID_7);
  expect(Number.parseInt(key.replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21));
});

it('never comes twice, and a later one sorts behind', () => {
  const keys = Array.from({ length: 1_000 }, (_, n) => newOrderKey(1_700_000_000_000 + n));
  expect(keys).toEqual([...keys].sort());
  const same = Array.from({ length: 1_000 }, () => newOrderKey(1_700_000_000_000));
  expect(new Set(same).size).toBe(1_000);
  for (const key of same) expect(key).toMatch(UUID_7);
});

it('keeps the key of an order sent again and changes it with the order', () => {
  const first = orderKey({ total: 100 });
  expect(first).toMatch(UUID_7);
  expect(orderKey({ total: 100 })).toBe(first);
  expect(orderKey({ total: 90 })).not.toBe(first);
});

it('keeps the key when the page is reloaded, until the order is confirmed', async () => {
  const first = orderKey({ total: 100 });
  vi.resetModules();
  const reloaded = await import('./orderKeys.ts');
  expect(reloaded.orderKey({ total: 100 })).toBe(first);
  forgetOrderKey();
  expect(reloaded.orderKey({ total: 100 })).not.toBe(first);
});
