import { describe, expect, it } from 'vitest';
import type { OfferedProduct } from './catalogue.ts';
import { priceOrder } from './priceOrder.ts';

const product = (id: number, slug: string, price_halere: number): OfferedProduct => ({
  id,
  slug,
  variant_id: null,
  sku: '',
  level: null,
  voucher: null,
  slot: null,
  price_halere,
  category: 'merchandise',
  vat_rate: 21,
  is_withdrawable: true,
  name_en: slug,
  name_cs: slug,
  description_en: '',
  description_cs: '',
});
const cap = product(1, 'cap', 49_090);
const voucher = product(2, 'drift-taxi-1', 500_000);
const shipping = { price_halere: 12_900, free_above_halere: null };
const payment = { price_halere: 0 };
const offered = { products: [cap, voucher], slots: [] };

describe('priceOrder', () => {
  it('agrees with the prices of the server, by id and by slug', () => {
    const items = [
      { id: 1, quantity: 2, price: 490.9 },
      { id: 'drift-taxi-1', quantity: 1, price: 5000 },
    ];
    expect(priceOrder({ items, total: 6110.8 }, offered, shipping, payment)).toMatchObject({
      isAgreed: true,
      lines: [
        { product: cap, quantity: 2 },
        { product: voucher, quantity: 1 },
      ],
      totalHalere: 611_080,
    });
  });

  it.each([
    ['a price is a haléř less', 490.89, 619.9],
    ['a price is a haléř more', 490.91, 619.9],
    ['the total is a haléř less', 490.9, 619.89],
    ['the total is a haléř more', 490.9, 619.91],
  ])('does not agree when %s', (_, price, total) => {
    const items = [{ id: 1, quantity: 1, price }];
    expect(priceOrder({ items, total }, offered, shipping, payment)).toMatchObject({
      isAgreed: false,
      conflict: {
        items: [{ id: 1, price: 490.9, available: true }],
        shipping_price: 129,
        payment_fee: 0,
        total: 619.9,
      },
    });
  });

  it('says what is gone and what the rest costs', () => {
    const items = [
      { id: 'gone', quantity: 1, price: 10 },
      { id: 1, quantity: 3, price: 490.9 },
    ];
    expect(priceOrder({ items, total: 1611.7 }, offered, shipping, payment)).toMatchObject({
      isAgreed: false,
      conflict: {
        items: [
          { id: 'gone', price: null, available: false },
          { id: 1, price: 490.9, available: true },
        ],
        shipping_price: 129,
        payment_fee: 0,
        total: 1601.7,
      },
    });
  });

  it('does not agree to a product that is gone, even when the total would fit', () => {
    const items = [{ id: 'gone', quantity: 1, price: 0 }];
    expect(priceOrder({ items, total: 129 }, offered, shipping, payment).isAgreed).toBe(false);
  });
});
