import { describe, expect, it } from 'vitest';
import { orderPrices, paymentKind } from './orders.ts';

describe('what an order costs', () => {
  const lines = [
    { price: 5_000, quantity: 2 },
    { price: 1_290.5, quantity: 1 },
  ];
  const parcel = { price: 99, free_above: null };

  it('is price times quantity, the shipping and the fee, each told by itself', () => {
    expect(orderPrices(lines, parcel, { fee: 39 })).toEqual({
      items: 11_290.5,
      shipping: 99,
      fee: 39,
      total: 11_428.5,
    });
    expect(orderPrices([])).toEqual({ items: 0, shipping: 0, fee: 0, total: 0 });
  });

  it.each([
    [null, 99],
    [11_290.51, 99],
    [11_290.5, 0],
    [0, 0],
  ])('is free of shipping from the sum of the products on: %j', (free_above, shipping) => {
    expect(orderPrices(lines, { price: 99, free_above }, { fee: 39 })).toMatchObject({
      shipping,
      total: 11_329.5 + shipping,
    });
  });

  it('is exact to the haléř where crowns alone would not be', () => {
    expect(0.1 * 3).not.toBe(0.3);
    expect(orderPrices([{ price: 0.1, quantity: 3 }]).total).toBe(0.3);
    const sent = { price: 19.99, free_above: null };
    expect(orderPrices([{ price: 1.15, quantity: 99 }], sent, { fee: 0.1 }).total).toBe(133.94);
  });
});

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
