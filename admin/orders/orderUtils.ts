import type { RaRecord } from 'react-admin';
import { type Locale, localized } from '../../api/contract/locales.ts';
import { toHalere } from '../../api/contract/money.ts';
import { FIRST_STATUS } from '../../api/contract/orderStatuses.ts';
import { placedLines } from '../../api/contract/placedLines.ts';
import type { Order, OrderCorrection } from '../../api/contract/types.ts';
import { inHalere } from '../../api/contract/withdrawnPrice.ts';

/** The buyer's company details; empty for private buyers. */
export const companyOf = ({ company_name, company_ico, company_dic }: Order) =>
  Object.fromEntries(
    Object.entries({ company_name, company_ico, company_dic }).filter(([, value]) => value),
  );

/** The fact where the parcel of an order is collected; none for those that go to an address. */
export const pointOf = (order: Partial<Order>): Record<string, string> => {
  const { pickup_point_code: code, pickup_point_name: name, pickup_point_address: address } = order;
  return code ? { pickup_point_name: `${name} (${code}), ${address}` } : {};
};

/** An empty status counts as the first one. */
export const statusOrFirst = (status: unknown): string => String(status || FIRST_STATUS);

/** What of an order can be corrected, as it is. */
export const correctionOf = (order: Partial<Record<string, unknown>>): OrderCorrection => {
  const text = (name: keyof OrderCorrection) => String(order[name] ?? '');
  return {
    customer_name: text('customer_name'),
    customer_email: text('customer_email'),
    customer_phone: text('customer_phone'),
    customer_address: text('customer_address'),
    pickup_point_code: text('pickup_point_code'),
    pickup_point_name: text('pickup_point_name'),
    pickup_point_address: text('pickup_point_address'),
    customer_note: text('customer_note'),
    company_name: text('company_name'),
    company_ico: text('company_ico'),
    company_dic: text('company_dic'),
  };
};

/** The writable fields of an order: status, tracking and the team's note. */
export const orderChange = (order: Partial<RaRecord>) => ({
  status: statusOrFirst(order.status),
  tell_customer: order.tell_customer,
  tracking_number: order.tracking_number,
  tracking_url: order.tracking_url,
  internal_note: order.internal_note,
  version: order.version,
});

type RowLabels = Record<
  'discount' | 'withdrawn' | 'withdrawnMore' | 'shipping' | 'payment' | 'fee' | 'notGiven',
  string
>;

/** The rows of an order's table, one for each of its lines; amounts in haléře. */
export function orderRows(order: Order, locale: Locale, labels: RowLabels) {
  const names = {
    discount: `${labels.discount}: ${order.discount_code ?? ''}`,
    shipping: `${labels.shipping}: ${order.shipping_name || labels.notGiven}`,
    payment: `${labels.payment}: ${order.payment_name || labels.notGiven}`,
    fee: labels.fee,
  };
  const keyAndName = (line: ReturnType<typeof linesOf>[number]) => {
    if (line.kind === 'item') {
      const { id, translations } = line.item;
      return { key: `item-${id}`, name: localized(translations, 'name', locale) };
    }
    if (line.kind !== 'withdrawn') return { key: line.kind, name: names[line.kind] };
    const { item, pieces, withdrawalId } = line;
    const name = item
      ? `${labels.withdrawn}: ${pieces} × ${localized(item.translations, 'name', locale)}`
      : labels.withdrawnMore;
    return { key: `withdrawn-${withdrawalId}-${item?.id ?? ''}`, name };
  };
  return linesOf(order).map((line) => ({
    ...keyAndName(line),
    quantity: line.quantity,
    unitHalere: line.unitHalere,
    halere: line.halere,
  }));
}

const linesOf = (order: Order) =>
  placedLines({
    items: pricedItems(order),
    shipping_price_halere: toHalere(order.shipping_price),
    payment_fee_halere: toHalere(order.payment_fee),
    withdrawals: inHalere(order.withdrawals),
  });

/** An order's items with their amounts in haléře. */
export const pricedItems = ({ items }: Order) =>
  items.map(({ discount = 0, ...item }) => ({
    ...item,
    price_halere: toHalere(item.price),
    discount_halere: toHalere(discount),
  }));
