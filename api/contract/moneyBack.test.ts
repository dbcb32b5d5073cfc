import { expect, it } from 'vitest';
import { leftAfterDecision, leftToPay, moneyBack } from './moneyBack.ts';

const items = [
  { id: 1, price_halere: 30_000, quantity: 2 },
  { id: 2, price_halere: 40_000, quantity: 1 },
];
const of = (id: number, order_item_id: number, state: 'received' | 'settled' = 'received') => ({
  ...{ id, state },
  items: [{ order_item_id, quantity: 1 }],
});
const back = (paid: number, changes: Partial<Parameters<typeof moneyBack>[0]> = {}) =>
  moneyBack({
    ...{ items, deliveryHalere: 10_000, feeHalere: 0, total: 110_000, paid, refunded: 0 },
    ...{ status: 'pending', paymentKind: 'bank_transfer' },
    withdrawals: [of(1, 1)],
    ...changes,
  });

it('and what will be left to pay: the price of what is kept less what came', () => {
  const left = (paid: number, withdrawals = [of(1, 1)]) =>
    leftToPay({
      ...{
        items,
        deliveryHalere: 10_000,
        feeHalere: 0,
        total: 110_000,
        paid,
        refunded: 0,
        withdrawals,
      },
      ...{ status: 'pending', paymentKind: 'bank_transfer' },
    });
  expect(left(0)).toBe(80_000);
  expect(left(0, [of(1, 1), of(2, 2)])).toBe(40_000);
  expect(left(79_999)).toBe(1);
  expect([left(80_000), left(90_000)]).toEqual([0, 0]);
});

it('and whether its payment waits for the decision', () => {
  const left = (changes: Partial<Parameters<typeof leftAfterDecision>[0]> = {}) =>
    leftAfterDecision({
      ...{
        items,
        deliveryHalere: 10_000,
        feeHalere: 0,
        total: 110_000,
        paid: 0,
        refunded: 0,
        open: 110_000,
      },
      ...{ status: 'pending', paymentKind: 'bank_transfer', withdrawals: [of(1, 1)] },
      ...changes,
    });
  expect(left()).toBe(80_000);
  expect(left({ paid: 80_000, open: 30_000 })).toBe(0);
  const whole = [{ ...of(1, 1), items: [{ order_item_id: 1, quantity: 2 }] }, of(2, 2)];
  const not = [
    { paymentKind: 'cash_on_delivery' } as const,
    { paid: 110_000, open: 0 },
    { withdrawals: [of(1, 1, 'settled')] },
    { withdrawals: whole },
  ];
  expect(not.map(left)).toEqual([undefined, undefined, undefined, undefined]);
});

it('nothing of an order without money of the customer; cash is with the carrier before it is recorded', () => {
  expect(back(0)).toBeUndefined();
  expect(back(110_000, { refunded: 110_000 })).toBeUndefined();
  const cash = { paymentKind: 'cash_on_delivery' } as const;
  expect(back(0, cash)).toBeUndefined();
  expect(back(0, { ...cash, status: 'shipped' })).toBe('all');
});

it('of an order that is paid, what the pieces cost', () => {
  expect(back(110_000)).toBe('all');
});

it('of one that is paid in part, what is beyond the price of what is kept', () => {
  expect(back(90_000)).toBe('rest');
  expect(back(80_000)).toBe('none');
  expect(back(20_000)).toBe('none');
});

it('of one that keeps what needs no delivery, the delivery with the goods', () => {
  const [cap, ride] = items.map((item, index) => ({
    ...item,
    category: index === 0 ? ('merchandise' as const) : ('experience' as const),
  }));
  const ordered = {
    items: cap && ride ? [cap, ride] : [],
    ...{ deliveryHalere: 10_000, feeHalere: 0, total: 110_000, paid: 0, refunded: 0 },
    ...({ status: 'pending', paymentKind: 'bank_transfer' } as const),
    withdrawals: [{ ...of(1, 1), items: [{ order_item_id: 1, quantity: 2 }] }],
  };
  expect(leftToPay(ordered)).toBe(40_000);
});

it('of one that is withdrawn from as a whole, all that was paid, in one withdrawal or more', () => {
  const quantity = 2;
  const whole = [{ ...of(1, 1), items: [{ order_item_id: 1, quantity }] }, of(2, 2)];
  expect(back(20_000, { withdrawals: whole })).toBe('all');
});

it('of withdrawals that are decided, what didn’t go back yet', () => {
  const withdrawals = [of(1, 1, 'settled')];
  expect(back(110_000, { withdrawals, total: 80_000 })).toBe('all');
  expect(back(80_000, { withdrawals, total: 80_000 })).toBeUndefined();
  expect(back(20_000, { withdrawals, total: 80_000 })).toBeUndefined();
});
