import type { Knex } from 'knex';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import type { Booking } from '../../../db/models/slot.ts';
import { notFound } from '../../platform/failure.ts';
import { recordId } from '../../platform/http/validate.ts';
import { bookingsOfOrder } from '../dates/index.ts';

/** An order with its booked dates, which have no relation in the model: theirs leads to the order. */
export type WholeOrder = Order & { bookings?: Booking[] };

/** An order with its items, history, payments, documents, vouchers, dates, withdrawals and mail; throws a 404. */
export async function findOrder(knex: Knex, key: string | undefined): Promise<WholeOrder> {
  const isVatPayer = Setting.query(knex)
    .select('value')
    .where({ setting_key: 'vat_payer' })
    .as('vat_payer');
  const order = await Order.query(knex)
    .select('orders.*', isVatPayer)
    .findById(recordId(key))
    .withGraphFetched(
      `[items, statusChanges.user(named), payments.[user(named), moves.user(named)], documents(stated).user(named),
        withdrawals.items, terms, mail, vouchers]`,
    )
    .modifyGraph('terms', (query) => query.select('digest', 'valid_from'));
  if (!order) throw notFound('order.notFound');
  return Object.assign(order, { bookings: await bookingsOfOrder(knex, order.id) });
}
