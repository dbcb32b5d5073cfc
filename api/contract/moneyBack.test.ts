import { expect, it } from 'vitest';
import { moneyBack } from './moneyBack.ts';

const items = [
  { id: 1, price_halere: 30_000, quantity: 2 },
  { id: 2, price_halere: 40_000, quantity: 1 },
];
const of = (id: number, order_item_id: number, state: 'received' | 'settled' = 'received') => ({
  ...{ id, state },
  items: [{ order_item_id, quantity: 1 }],
});
const back = (keptHalere: number, changes: Partial<Parameters<typeof moneyBack>[0]> = {}) =>
  moneyBack({
    ...{ items, deliveryHalere: 10_000, totalHalere: 110_000, keptHalere },
    withdrawals: [of(1, 1)],
    ...changes,
  });

it('of an order that is paid, what the pieces cost', () => {
  expect(back(110_000)).toBe('all');
});

it('of one that is paid in part, what is beyond the price of what is kept', () => {
  expect(back(90_000)).toBe('rest');
  expect(back(80_000)).toBe('none');
  expect(back(20_000)).toBe('none');
});

it('of one that is withdrawn from as a whole, all that was paid, in one withdrawal or more', () => {
  const quantity = 2;
  const whole = [{ ...of(1, 1), items: [{ order_item_id: 1, quantity }] }, of(2, 2)];
  expect(back(20_000, { withdrawals: whole })).toBe('all');
});

it('of withdrawals that are decided, what didn’t go back yet', () => {
  const withdrawals = [of(1, 1, 'settled')];
  expect(back(110_000, { withdrawals, totalHalere: 80_000 })).toBe('all');
  expect(back(80_000, { withdrawals, totalHalere: 80_000 })).toBeUndefined();
  expect(back(20_000, { withdrawals, totalHalere: 80_000 })).toBeUndefined();
});
