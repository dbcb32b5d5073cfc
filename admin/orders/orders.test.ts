import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, statusColor } from '../../api/contract/orderStatuses.ts';
import type { Order } from '../../api/contract/types.ts';
import { orderRows, statusUpdate } from './orderUtils.ts';

it.each([
  ['completed', 'green'],
  ['done', 'green'],
  ['cancelled', 'red'],
  ['shipped', 'blue'],
  ['processing', 'purple'],
  ['pending', 'yellow'],
  ['toString', 'yellow'],
  ['', 'yellow'],
])('the badge of %s is %s', (status, color) => {
  expect(statusColor(status)).toBe(color);
});

it('knows a colour for every status', () => {
  expect(new Set(ORDER_STATUSES.map(statusColor)).size).toBe(5);
});

it('an empty status is saved as pending, with the version', () => {
  expect(statusUpdate({ status: '', version: 3 })).toEqual({ status: 'pending', version: 3 });
});

describe('the rows of an order', () => {
  const texts = { name: 'Tričko', description: '' };
  const order: Order = {
    id: 1,
    version: 1,
    customer_name: 'Jana',
    customer_email: 'jana@example.com',
    customer_phone: '1',
    customer_address: 'Písek',
    created_at: '2026-03-01T10:00:00.000Z',
    total: 1129.3,
    status: 'pending',
    payment_state: 'unpaid',
    paid: 0,
    is_overdue: false,
    refunded: 0,
    open: 1129.3,
    payment_due: null,
    reminded_at: null,
    payments: [],
    withdrawals: [],
    shipping_method: 1,
    shipping_name: 'Pošta',
    shipping_price: 129,
    shipping_vat_rate: 21,
    payment_method: null,
    payment_name: '',
    payment_kind: null,
    locale: 'cs',
    items: [
      {
        id: 9,
        product_id: 2,
        slug: 'tricko',
        price: 333.43,
        vat_rate: 21,
        quantity: 3,
        translations: { cs: texts, en: { name: '', description: '' } },
      },
    ],
    status_changes: [],
    mail: null,
  };

  it('are the products, shipping with its price, and payment at 0', () => {
    const labels = { shipping: 'Shipping', payment: 'Payment', notGiven: 'Not specified' };
    expect(orderRows(order, 'en', labels).map(({ name, total }) => [name, total])).toEqual([
      ['Tričko', 1000.29],
      ['Shipping: Pošta', 129],
      ['Payment: Not specified', 0],
    ]);
  });
});
