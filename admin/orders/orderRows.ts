import { type Locale, localized } from '../../api/contract/locales.ts';
import { orderTotal } from '../../api/contract/orderTotal.ts';
import type { Order } from '../../api/contract/types.ts';

/** One line of the table in an order's details; null where there is no quantity. */
export interface OrderRow {
  key: string;
  name: string;
  price: number;
  quantity: number | null;
  total: number;
}

/** The products of an order, then a row of shipping and one of payment, at 0 (back-office §2). */
export function orderRows(order: Order, locale: Locale, labels: RowLabels): OrderRow[] {
  return [
    ...order.items.map(({ id, price, quantity, translations }) => ({
      key: `item-${id}`,
      name: localized(translations, 'name', locale),
      price,
      quantity,
      total: orderTotal([{ price, quantity }], 0),
    })),
    extraRow(
      'shipping',
      labels.shipping,
      order.shipping_name || labels.notGiven,
      order.shipping_price,
    ),
    extraRow('payment', labels.payment, order.payment_name || labels.notGiven, 0),
  ];
}

interface RowLabels {
  shipping: string;
  payment: string;
  notGiven: string;
}

const extraRow = (key: string, label: string, method: string, price: number): OrderRow => ({
  key,
  name: `${label}: ${method}`,
  price,
  quantity: null,
  total: price,
});
