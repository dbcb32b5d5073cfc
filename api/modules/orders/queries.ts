import type { Knex } from 'knex';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import { notFound } from '../../platform/failure.ts';
import { recordId } from '../../platform/http/validate.ts';

/** An order with its items, its history, its payments, documents, withdrawals and mail; throws a 404. */
export async function findOrder(knex: Knex, key: string | undefined): Promise<Order> {
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
  return order;
}
