import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShippingKind } from './constants.ts';
import { isLineNamed, offeredCosts, orderLines, orderSums } from './orderLines.ts';

const rides = { price_halere: 500_000, quantity: 2 };
const cap = { price_halere: 129_050, quantity: 1 };
const items = [rides, cap];

describe('the lines of an order', () => {
  it('are its items, shipping, the payment at 0 and the fee', () => {
    expect(orderLines({ items, shipping_price_halere: 9_900, payment_fee_halere: 3_900 })).toEqual([
      { kind: 'item', item: rides, quantity: 2, unitHalere: 500_000, halere: 1_000_000 },
      { kind: 'item', item: cap, quantity: 1, unitHalere: 129_050, halere: 129_050 },
      { kind: 'shipping', quantity: null, unitHalere: 9_900, halere: 9_900 },
      { kind: 'payment', quantity: null, unitHalere: 0, halere: 0 },
      { kind: 'fee', quantity: null, unitHalere: 3_900, halere: 3_900 },
    ]);
  });

  it.each([
    [0, 0, ['item', 'item', 'shipping', 'payment']],
    [null, 1, ['item', 'item', 'payment', 'fee']],
    [0, null, ['item', 'item', 'shipping']],
    [null, null, ['item', 'item']],
  ])('with shipping of %j and a fee of %j are %j', (shipping, fee, kinds) => {
    const lines = orderLines({
      items,
      shipping_price_halere: shipping,
      payment_fee_halere: fee,
    });
    expect(lines.map(({ kind }) => kind)).toEqual(kinds);
  });
});

it.each<[ShippingKind | null, number, boolean]>([
  ['none', 0, false],
  ['none', 100, true],
  ['pickup', 0, true],
  [null, 0, true],
])('names shipping of the kind %s for %i: %s', (kind, halere, isNamed) => {
  expect(isLineNamed({ kind: 'shipping', halere }, kind, 0)).toBe(isNamed);
});

it('names the payment, or its fee: never both', () => {
  for (const fee of [0, 1, 4_900]) {
    const lines = orderLines({ items, shipping_price_halere: 0, payment_fee_halere: fee });
    const named = lines.filter((line) => isLineNamed(line, 'none', fee));
    expect(named.map(({ kind }) => kind)).toEqual(['item', 'item', fee ? 'fee' : 'payment']);
    expect(orderSums(named).total).toBe(orderSums(lines).total);
  }
});

describe('the sums of an order', () => {
  it('are of its items, shipping, fee and of all of them', () => {
    const lines = orderLines({ items, shipping_price_halere: 9_900, payment_fee_halere: 3_900 });
    expect(orderSums(lines)).toEqual({
      items: 1_129_050,
      discount: 0,
      shipping: 9_900,
      fee: 3_900,
      total: 1_142_850,
    });
    expect(orderSums([])).toEqual({ items: 0, discount: 0, shipping: 0, fee: 0, total: 0 });
  });

  it('add up to the total whatever is ordered', () => {
    const amount = fc.integer({ min: 0, max: 2 ** 31 - 1 });
    const order = fc.record({
      items: fc.array(
        fc.record({ price_halere: amount, quantity: fc.integer({ min: 1, max: 99 }) }),
        { maxLength: 100 },
      ),
      shipping_price_halere: fc.option(amount),
      payment_fee_halere: fc.option(amount),
    });
    fc.assert(
      fc.property(order, (given) => {
        const lines = orderLines(given);
        const { items: goods, shipping, fee, total } = orderSums(lines);
        const exact = given.items.reduce(
          (sum, item) => sum + BigInt(item.price_halere) * BigInt(item.quantity),
          BigInt(given.shipping_price_halere ?? 0) + BigInt(given.payment_fee_halere ?? 0),
        );
        expect(BigInt(total)).toBe(exact);
        expect(lines.reduce((sum, { halere }) => sum + halere, 0)).toBe(total);
        expect(goods + shipping + fee).toBe(total);
      }),
    );
  });
});

describe('shipping on offer', () => {
  const cashOnDelivery = { fee_halere: 3_900 };

  it.each([
    [null, 9_900],
    [1_129_051, 9_900],
    [1_129_050, 0],
    [0, 0],
  ])('that is free from %j haléře costs %j', (free_above_halere, shipping) => {
    const method = { price_halere: 9_900, free_above_halere };
    const costs = offeredCosts(items, method, cashOnDelivery);
    expect(orderSums(orderLines(costs))).toMatchObject({
      shipping,
      fee: 3_900,
      total: 1_132_950 + shipping,
    });
  });

  it('has no line before it is chosen', () => {
    expect(orderLines(offeredCosts(items)).map(({ kind }) => kind)).toEqual(['item', 'item']);
  });
});
