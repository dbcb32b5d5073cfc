import type { RaRecord } from 'react-admin';
import { type Locale, localized } from '../../api/contract/locales.ts';
import { FIRST_STATUS } from '../../api/contract/orderStatuses.ts';
import { orderTotal } from '../../api/contract/orders.ts';
import type { Order } from '../../api/contract/types.ts';

/** Whether an order has been loaded; until then only the list's fields are known. */
export const isWholeOrder = (order: Partial<Order> | undefined): order is Order =>
  order?.items !== undefined;

/** An empty status counts as the first one. */
export const orFirst = (status: unknown) => status || FIRST_STATUS;

/** Of an order only its status is written. */
export const statusUpdate = ({ status, version, tell_customer }: Partial<RaRecord>) => ({
  status: orFirst(status),
  tell_customer,
  version,
});

type RowLabels = Record<'shipping' | 'payment' | 'notGiven', string>;

/** The lines of an order's table: its products, then shipping and payment, which have no quantity. */
export function orderRows(order: Order, locale: Locale, labels: RowLabels) {
  const extraRow = (key: 'shipping' | 'payment', method: string, price: number) => ({
    key,
    name: `${labels[key]}: ${method || labels.notGiven}`,
    price,
    quantity: null,
    total: price,
  });
  return [
    ...order.items.map(({ id, price, quantity, translations }) => ({
      key: `item-${id}`,
      name: localized(translations, 'name', locale),
      price,
      quantity,
      total: orderTotal([{ price, quantity }], 0),
    })),
    extraRow('shipping', order.shipping_name, order.shipping_price),
    extraRow('payment', order.payment_name, 0),
  ];
}
