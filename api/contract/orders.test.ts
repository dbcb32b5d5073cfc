import { describe, expect, it } from 'vitest';
import { orderTotal, paymentKind, totalHalere } from './orders.ts';

describe('order totals', () => {
  it('add price times quantity and the shipping', () => {
    const lines = [
      { halere: 500_000, quantity: 2 },
      { halere: 129_050, quantity: 1 },
    ];
    expect(totalHalere(lines, 9_900)).toBe(1_138_950);
    expect(totalHalere([], 0)).toBe(0);
  });

  it('are exact to the haléř where crowns alone would not be', () => {
    expect(0.1 * 3).not.toBe(0.3);
    expect(orderTotal([{ price: 0.1, quantity: 3 }], 0)).toBe(0.3);
    expect(orderTotal([{ price: 1.15, quantity: 99 }], 19.99)).toBe(133.84);
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
