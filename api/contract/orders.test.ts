import { expect, it } from 'vitest';
import { parseOrderNumber, paymentKind } from './orders.ts';

it.each([
  [{ kind: 'cash_on_delivery', name: 'Card to the courier' }, 'cash_on_delivery'],
  [{ kind: 'bank_transfer', name: 'Převod' }, 'bank_transfer'],
  [{ kind: null, name: 'Credit Card' }, 'card'],
  [{ name: 'Bankovní převod' }, 'bank_transfer'],
  [{ name: 'BANK TRANSFER' }, 'bank_transfer'],
  [{ kind: null, name: 'Cash' }, null],
] as const)('%j is %j', (method, kind) => {
  expect(paymentKind(method)).toBe(kind);
});

it.each([
  ['#0000000042', 42],
  [' 42 ', 42],
  ['# 42', 42],
  ['0', null],
  ['4 2', null],
  ['', null],
] as const)('the number %j is order %j', (text, id) => {
  expect(parseOrderNumber(text)).toBe(id);
});
