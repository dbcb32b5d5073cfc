import type { Knex } from 'knex';
import {
  type DirectQuery,
  directQuery,
  insertList,
  jsonRows,
} from '../../../db/directTransaction.ts';
import { Order } from '../../../db/models/order.ts';
import { KEPT_ORDER_LINK_DAYS } from '../../contract/constants.ts';
import { daysBefore } from '../../contract/dates.ts';
import { digestOf, isSecret, newSecret } from '../../platform/secrets.ts';

const TABLE = 'order_links';

/**
 * Makes a secret link to the page of each order, in their order. Only digests are stored, so anyone who
 * shows or sends a link later makes a new one.
 */
export async function mintOrderLink(
  db: DirectQuery | Knex,
  orderIds: readonly number[],
  now: Date,
): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const secrets = orderIds.map(newSecret);
  const created_at = now.toISOString();
  const rows = orderIds.map((order_id, at) => ({
    digest: digestOf(secrets[at] ?? ''),
    order_id,
    created_at,
  }));
  await directQuery(db)(LINKS, [jsonRows(LINKS, rows)]);
  return secrets;
}

/** The order that a secret opens; undefined for a wrong, unknown or expired one, and of a hidden order. */
export async function findOrderByLink(
  knex: Knex,
  secret: string,
  now: Date,
): Promise<Order | undefined> {
  if (!isSecret(secret)) return undefined;
  const link = knex(TABLE)
    .select('order_id')
    .where({ digest: digestOf(secret) })
    .where('created_at', '>=', oldestLink(now));
  return Order.query(knex).modify('shown').findOne('id', 'in', link);
}

/** Ends all links to the page of an order. */
export const dropOrderLinks = (trx: Knex.Transaction, orderId: number): Promise<number> =>
  trx(TABLE).where({ order_id: orderId }).delete();

/** Deletes the links that open nothing any more. */
export const sweepOrderLinks = (knex: Knex, now: Date): Promise<number> =>
  knex(TABLE).where('created_at', '<', oldestLink(now)).delete();

const LINKS = insertList(TABLE, { text: ['digest', 'created_at'], integer: ['order_id'] });

const oldestLink = (now: Date) => daysBefore(now, KEPT_ORDER_LINK_DAYS).toISOString();
