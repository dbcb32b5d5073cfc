import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { AgreedText } from '../../../db/models/agreedText.ts';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import type { Booking } from '../../../db/models/slot.ts';
import { notFound } from '../../platform/failure.ts';
import { recordId } from '../../platform/http/validate.ts';
import { bookingsOfOrder } from '../dates/index.ts';

/** An order as presenters need it. */
export type WholeOrder = Order & {
  /** The setting: whether documents are missing depends on it. */
  vat_payer: string | null;
  /** The terms that it agreed to; null for older orders. */
  terms: Pick<AgreedText, 'digest' | 'valid_from'> | null;
  /** These have no relation in the model: theirs leads to the order. */
  bookings?: Booking[];
};

/** Adds the setting that `WholeOrder` needs to orders' own columns. */
export const withVatPayer = (orders: QueryBuilder<Order, Order[]>): QueryBuilder<Order, Order[]> =>
  orders.select(
    'orders.*',
    Setting.query().select('value').where({ setting_key: 'vat_payer' }).as('vat_payer'),
  );

/** The type of an order that was read with that setting and its terms. */
export const asWhole = (order: Order): WholeOrder =>
  Object.assign(order, { vat_payer: order.vat_payer ?? null, terms: order.terms ?? null });

/** An order with its items, history, payments, documents, vouchers, dates, withdrawals and mail; throws a 404. */
export async function findOrder(knex: Knex, key: string | undefined): Promise<WholeOrder> {
  const order = await withVatPayer(Order.query(knex))
    .findById(recordId(key))
    .withGraphFetched(
      `[items, statusChanges.user(named), payments.[user(named), moves.user(named)], documents(stated).user(named),
        withdrawals.items, terms(dated), mail, vouchers]`,
    );
  if (!order) throw notFound('order.notFound');
  return Object.assign(asWhole(order), { bookings: await bookingsOfOrder(knex, order.id) });
}
