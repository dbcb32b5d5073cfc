import type { RaRecord } from 'react-admin';
import { type Locale, localized } from '../../api/contract/locales.ts';
import { FIRST_STATUS } from '../../api/contract/orderStatuses.ts';
import { orderPrices } from '../../api/contract/orders.ts';
import type { Order } from '../../api/contract/types.ts';

/** Whether an order is fully loaded; before that only the list's fields are known. */
export const isWholeOrder = (order: Partial<Order> | undefined): order is Order =>
  order?.items !== undefined;

/** The buyer's company details; empty for private buyers. */
export const companyOf = ({ company_name, company_ico, company_dic }: Order) =>
  Object.fromEntries(
    Object.entries({ company_name, company_ico, company_dic }).filter(([, value]) => value),
  );

/** An empty status counts as the first one. */
export const orFirst = (status: unknown) => status || FIRST_STATUS;

/** The writable fields of an order: status and tracking. */
export const orderChange = (order: Partial<RaRecord>) => ({
  status: orFirst(order.status),
  tell_customer: order.tell_customer,
  tracking_number: order.tracking_number,
  tracking_url: order.tracking_url,
  version: order.version,
});

type RowLabels = Record<'shipping' | 'payment' | 'fee' | 'notGiven', string>;

/** Table rows of an order: its products, then shipping, payment and fee, which have no quantity. */
export function orderRows(order: Order, locale: Locale, labels: RowLabels) {
  const once = (key: string, name: string, price: number) => ({
    key,
    name,
    price,
    quantity: null,
    total: price,
  });
  const { shipping_name, shipping_price, payment_name, payment_fee } = order;
  return [
    ...order.items.map(({ id, price, quantity, translations }) => ({
      key: `item-${id}`,
      name: localized(translations, 'name', locale),
      price,
      quantity,
      total: orderPrices([{ price, quantity }]).total,
    })),
    once('shipping', `${labels.shipping}: ${shipping_name || labels.notGiven}`, shipping_price),
    once('payment', `${labels.payment}: ${payment_name || labels.notGiven}`, 0),
    ...(payment_fee > 0 ? [once('fee', labels.fee, payment_fee)] : []),
  ];
}
