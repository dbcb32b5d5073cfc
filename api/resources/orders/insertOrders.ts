import type { Knex } from 'knex';
import { insertRows } from '../../../db/models/insertRows.ts';
import { Order, OrderItem, OrderStatusChange } from '../../../db/models/order.ts';
import type { Locale } from '../../contract/locales.ts';
import { paymentKind } from '../../contract/paymentKind.ts';
import { fold } from '../../contract/slug.ts';
import type { OrderInput } from '../../contract/types.ts';
import type { AcceptedOrder } from './acceptOrder.ts';

/** An accepted order with who ordered, in which language and when. */
export interface NewOrder extends AcceptedOrder {
  input: OrderInput;
  locale: Locale;
  now: Date;
}

/** Stores orders with their lines and first status, a statement for each table; answers them with ids. */
export async function insertOrders<Given extends NewOrder>(
  trx: Knex.Transaction,
  orders: readonly Given[],
): Promise<(Given & { id: number })[]> {
  const made: { id: number }[] = await trx(Order.tableName)
    .insert(orders.map(orderRow))
    .returning('id');
  // Ids are given in the order of the rows, but need not be answered in it.
  const ids = made.map(({ id }) => id).sort((a, b) => a - b);
  const withIds = orders.map((order, index) => ({ ...order, id: ids[index] ?? 0 }));
  // Sent together: on the one connection of the transaction they only wait in line.
  await Promise.all([
    insertRows(trx, OrderItem, withIds.flatMap(itemRows)),
    insertRows(
      trx,
      OrderStatusChange,
      withIds.map(({ id, now }) => ({
        order_id: id,
        status: 'pending' as const,
        user_id: null,
        at: now.toISOString(),
      })),
    ),
  ]);
  return withIds;
}

/** The order with its own copy of the methods' names and the shipping's price. */
const orderRow = ({
  input: { customer },
  shipping,
  payment,
  totalHalere,
  locale,
  now,
}: NewOrder) => ({
  version: 1,
  customer_name: customer.name,
  customer_email: customer.email,
  customer_phone: customer.phone,
  customer_address: customer.address,
  search: fold(`${customer.name}\n${customer.email}`),
  status: 'pending',
  shipping_method_id: shipping.id,
  shipping_name_en: shipping.name_en,
  shipping_name_cs: shipping.name_cs,
  shipping_price_halere: shipping.price_halere,
  payment_method_id: payment.id,
  payment_name_en: payment.name_en,
  payment_name_cs: payment.name_cs,
  payment_kind: paymentKind({ kind: payment.kind, name: payment.name_en }),
  total_halere: totalHalere,
  locale,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/** The lines with their own copy of names and prices. */
const itemRows = ({ id, lines }: NewOrder & { id: number }) =>
  lines.map(({ product, quantity }) => ({
    order_id: id,
    product_id: product.id,
    slug: product.slug,
    quantity,
    price_halere: product.price_halere,
    name_en: product.name_en,
    name_cs: product.name_cs,
    description_en: product.description_en,
    description_cs: product.description_cs,
  }));
