import { describe, expect, it } from 'vitest';
import { withdrawnHalere } from './withdrawnPrice.ts';

describe('what is paid for withdrawn pieces', () => {
  const items = [
    { id: 1, price_halere: 10_000, quantity: 3, discount_halere: 100 },
    { id: 2, price_halere: 5_000, quantity: 1 },
  ];
  const of = (id: number, state: 'received' | 'refused', ...pieces: [number, number][]) => ({
    id,
    state,
    items: pieces.map(([order_item_id, quantity]) => ({ order_item_id, quantity })),
  });

  it('is their price less their part of the discount, and adds up over withdrawals', () => {
    const all = [
      of(7, 'received', [1, 1]),
      of(8, 'refused', [1, 2]),
      of(9, 'received', [1, 2], [2, 1]),
    ];
    expect(withdrawnHalere(items, all, 7)).toBe(10_000 - 33);
    expect(withdrawnHalere(items, all, 9)).toBe(25_000 - 67);
  });
});
