import { describe, expect, it } from 'vitest';
import type { Order, ShownWithdrawal } from '../../api/contract/types.ts';
import { order as example } from './exampleOrder.ts';
import { orderRows } from './orderRows.ts';
import { priceHalere } from './priceHalere.ts';

describe('the rows of an order', () => {
  const texts = { name: 'Tričko', description: '' };
  const order: Order = {
    ...example,
    total: 1129.3,
    open: 1129.3,
    items: example.items.map((item) => ({
      ...item,
      price: 333.43,
      quantity: 3,
      translations: { cs: texts, en: { name: '', description: '' } },
    })),
  };

  const labels = {
    discount: 'Discount code',
    withdrawn: 'Withdrawn',
    withdrawnMore: 'Withdrawn, more',
    shipping: 'Shipping',
    payment: 'Payment',
    fee: 'Fee',
    credited: 'Credit notes',
    notGiven: 'Not specified',
  };
  const rows = (shown: Order) =>
    orderRows(shown, 'en', labels).map(({ name, halere }) => [name, halere]);

  it('end with what credit notes took off, which the price is without', () => {
    const credited = { ...order, credited: 100.5 };
    expect(rows(credited).slice(-1)).toEqual([['Credit notes', -10_050]]);
    expect(priceHalere(credited)).toBe(102_880);
    expect(priceHalere(order)).toBe(112_930);
  });

  it('are the products, shipping with its price, and payment at 0', () => {
    expect(rows(order)).toEqual([
      ['Tričko', 100_029],
      ['Shipping: Pošta', 12_900],
      ['Payment: Not specified', 0],
    ]);
  });

  it('have what a discount code takes off after the products', () => {
    const [item] = order.items;
    const items = item ? [{ ...item, discount: 100.03 }] : [];
    expect(rows({ ...order, items, discount_code: 'LETO26' }).slice(0, 2)).toEqual([
      ['Tričko', 100_029],
      ['Discount code: LETO26', -10_003],
    ]);
  });

  it('have what withdrawals took off, by item, and what else after the fee', () => {
    const withdrawal: ShownWithdrawal = {
      state: 'settled',
      ...{ id: 5, name: '', note: '', refund_account: '', reason: '' },
      ...{ created_at: order.created_at, decided_at: order.created_at, taken_off: 1010.29 },
      items: [
        {
          order_item_id: Number(order.items[0]?.id),
          quantity: 1,
          name: { en: 'T-shirt', cs: 'Tričko' },
        },
      ],
    };
    const [item] = order.items;
    const whole = Math.round(Number(item?.price) * 100);
    const shown = rows({ ...order, withdrawals: [withdrawal] });
    expect(shown).toEqual([
      ['Tričko', 100_029],
      ['Withdrawn: 1 × Tričko', -whole],
      ['Shipping: Pošta', 12_900],
      ['Payment: Not specified', 0],
      ['Withdrawn, more', whole - 101_029],
    ]);
  });

  it('have a fee apart from the payment, which stays at 0', () => {
    const paid = { ...order, payment_name: 'Cash on delivery', payment_fee: 39 };
    expect(rows(paid).slice(2)).toEqual([
      ['Payment: Cash on delivery', 0],
      ['Fee', 3_900],
    ]);
  });
});
