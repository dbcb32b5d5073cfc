import type { Knex } from 'knex';
import { Order } from '../../../../db/models/order.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { Limiter } from '../../../platform/limiter.ts';
import { enqueueMail } from '../../mail/mails.ts';

const MOST = 50;

interface Deps {
  knex: Knex;
  /** Counts the mails to an address, whoever asked for them. */
  sent: Limiter;
}

/**
 * Puts a mail with links to the orders of an address on its way, if there are any, and unless it has
 * got as many of them lately as it may.
 */
export async function sendOrderLinks(
  { knex, sent }: Deps,
  email: string,
  locale: Locale,
  now: Date,
): Promise<void> {
  const orders = await Order.query(knex)
    .select('id', 'customer_email')
    .modify('shown')
    .whereRaw('lower(customer_email) = ?', [email.toLowerCase()])
    .orderBy('id', 'desc')
    .limit(MOST);
  const [latest] = orders;
  if (!latest || (await sent.take(email.toLowerCase())) > 0) return;
  // To the address as the order has it, which may differ from the asked one in its letters' case.
  const facts = { orders: orders.map(({ id }) => id) };
  await enqueueMail(knex, { kind: 'order_links', to: latest.customer_email, locale, facts }, now);
}
