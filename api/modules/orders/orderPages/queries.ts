import type { Knex } from 'knex';
import { CardPayment } from '../../../../db/models/cardPayment.ts';
import { Setting } from '../../../../db/models/content.ts';
import { Order } from '../../../../db/models/order.ts';
import { withdrawalDays } from '../../../contract/withdrawals.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { findOrderByLink } from '../orderLinks.ts';

/** How many orders of an address are mailed at most. */
const MOST_LINKS = 50;

/**
 * The order that the secret of an address opens, with what its page shows, for an answer that browsers
 * pass on to no other site; throws the same 404 for every other secret.
 */
export async function openOrder(knex: Knex, ctx: Context, now: Date): Promise<Order> {
  ctx.set('referrer-policy', 'no-referrer');
  const order = await findOrderByLink(knex, ctx.params.key ?? '', now);
  if (!order) throw notFound('order.notFound');
  return order;
}

/** An order with all that its page shows. */
export const withPage = (knex: Knex, order: Order): Promise<Order> =>
  order
    .$query(knex)
    .withGraphFetched('[items, statusChanges, documents(listed), withdrawals.items]')
    .throwIfNotFound()
    .execute();

/** The latest payment by card of an order. */
export const latestCard = (knex: Knex, { id }: Order): Promise<CardPayment | undefined> =>
  CardPayment.query(knex).where({ order_id: id }).orderBy('id', 'desc').first().execute();

/** How many days customers have for a withdrawal. */
export async function readWithdrawalDays(knex: Knex): Promise<number> {
  const setting = await Setting.query(knex).findOne({ setting_key: 'withdrawal_days' });
  return withdrawalDays(setting?.value ?? '');
}

/** The orders of an e-mail, whatever its case, the latest first. */
export const ordersOf = (knex: Knex, email: string): Promise<Order[]> =>
  Order.query(knex)
    .select('id', 'customer_email')
    .modify('shown')
    .whereRaw('lower(customer_email) = ?', [email.toLowerCase()])
    .orderBy('id', 'desc')
    .limit(MOST_LINKS)
    .execute();
