import { expect, it } from 'vitest';
import { kindToPay, parseOrderNumber, paymentKind } from './orders.ts';

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

it('an order that costs nothing is paid in no way', () => {
  const method = { kind: 'cash_on_delivery', name: 'Cash' } as const;
  expect([1, 0].map((total) => kindToPay(method, total))).toEqual(['cash_on_delivery', null]);
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
