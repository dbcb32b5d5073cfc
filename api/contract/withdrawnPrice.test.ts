import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settledHalere, withdrawnHalere } from './withdrawnPrice.ts';

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

describe('what a settled withdrawal takes off the invoice', () => {
  const order = fc.record({
    items: fc
      .array(
        fc.record({
          price_halere: fc.nat(500_000),
          quantity: fc.integer({ min: 1, max: 4 }),
          percent: fc.nat(100),
        }),
        { minLength: 1, maxLength: 4 },
      )
      .map((some) =>
        some.map(({ percent, ...item }, index) => ({
          ...item,
          id: index + 1,
          discount_halere: Math.floor((item.price_halere * item.quantity * percent) / 100),
        })),
      ),
    delivery: fc.nat(20_000),
    /** How much of the invoice was credited, or of the price refunded, before each. */
    before: fc.array(fc.nat(40), { maxLength: 16 }),
  });

  it('is never more than is left of it, and all of it once every piece is withdrawn', () => {
    fc.assert(
      fc.property(order, ({ items, delivery, before }) => {
        const goods = items.reduce(
          (sum, item) => sum + item.price_halere * item.quantity - item.discount_halere,
          0,
        );
        const totalHalere = goods + delivery;
        const pieces = items.flatMap(({ id, quantity }) => Array<number>(quantity).fill(id));
        const all = pieces.map((order_item_id, index) => ({
          id: index,
          state: 'received' as 'received' | 'settled',
          items: [{ order_item_id, quantity: 1 }],
        }));
        let documentedHalere = totalHalere;
        for (const made of all) {
          documentedHalere -= Math.floor((documentedHalere * (before[made.id] ?? 0)) / 100);
          const halere = settledHalere({
            items,
            withdrawals: all.slice(0, made.id + 1),
            withdrawalId: made.id,
            deliveryHalere: delivery,
            keptHalere: Math.max(documentedHalere, 1),
            leftHalere: documentedHalere,
          });
          expect(halere).toBeGreaterThanOrEqual(0);
          expect(halere).toBeLessThanOrEqual(documentedHalere);
          documentedHalere -= halere;
          made.state = 'settled';
        }
        expect(documentedHalere).toBe(0);
      }),
    );
  });

  it('is nothing for an order of which no money was received and no piece is kept', () => {
    const items = [{ id: 1, price_halere: 10_000, quantity: 1 }];
    const whole = {
      items,
      withdrawals: [
        { id: 7, state: 'received' as const, items: [{ order_item_id: 1, quantity: 1 }] },
      ],
      withdrawalId: 7,
      deliveryHalere: 2_900,
      leftHalere: 12_900,
    };
    expect(settledHalere({ ...whole, keptHalere: 0 })).toBe(0);
    expect(settledHalere({ ...whole, keptHalere: 12_900 })).toBe(12_900);
  });
});
