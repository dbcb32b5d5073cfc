import type { Order } from '../../../db/models/order.ts';
import type { Locale } from '../../contract/locales.ts';
import { toCrowns } from '../../contract/money.ts';
import { FIRST_STATUS } from '../../contract/orderStatuses.ts';
import type { OrderListItem, Order as WireOrder } from '../../contract/types.ts';
import { presentMail } from '../../services/outbox/mails.ts';

/** An order as the administrator's list shows it. */
export const presentListItem = (order: Order): OrderListItem => ({
  id: order.id,
  customer_name: order.customer_name,
  customer_email: order.customer_email,
  created_at: order.created_at,
  total: toCrowns(order.total_halere),
  status: order.status,
  version: order.version,
});

/** A whole order with its items and the history of its status. */
export const presentOrder = (order: Order, locale: Locale): WireOrder => ({
  ...presentListItem(order),
  customer_phone: order.customer_phone,
  customer_address: order.customer_address,
  shipping_method: order.shipping_method_id,
  shipping_name: locale === 'cs' ? order.shipping_name_cs : order.shipping_name_en,
  shipping_price: toCrowns(order.shipping_price_halere),
  payment_method: order.payment_method_id,
  payment_name: locale === 'cs' ? order.payment_name_cs : order.payment_name_en,
  payment_kind: order.payment_kind,
  locale: order.locale,
  items: (order.items ?? []).map((item) => ({
    id: item.id,
    product_id: item.product_id,
    slug: item.slug,
    price: toCrowns(item.price_halere),
    quantity: item.quantity,
    translations: {
      en: { name: item.name_en, description: item.description_en },
      cs: { name: item.name_cs, description: item.description_cs },
    },
  })),
  status_changes: [
    // The order itself sets the first one.
    { status: FIRST_STATUS, username: null, created_at: order.created_at },
    ...(order.statusChanges ?? []).map(({ status, user, at }) => ({
      status,
      username: user?.username ?? null,
      created_at: at,
    })),
  ],
  mail: presentMail(order.mail),
});
