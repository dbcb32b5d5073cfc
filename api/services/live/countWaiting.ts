import type { Knex } from 'knex';
import { ContactMessage } from '../../../db/models/contactMessage.ts';
import { Order } from '../../../db/models/order.ts';
import type { LiveCounts } from '../../contract/types.ts';

/**
 * What waits for an administrator, in one query over indexes. A new order is one that nobody has taken
 * up: still pending, whoever has seen it, so that all administrators see the same number.
 */
export async function countWaiting(knex: Knex): Promise<LiveCounts> {
  const waiting: Record<keyof LiveCounts, Knex.QueryBuilder> = {
    unread_messages: knex(ContactMessage.tableName).where({ is_read: false }).count(),
    new_orders: knex(Order.tableName).where({ status: 'pending' }).count(),
    latest_message: knex(ContactMessage.tableName).max('id'),
    latest_order: knex(Order.tableName).max('id'),
  };
  const [counts] = await knex.select(
    Object.entries(waiting).map(([name, query]) => query.as(name)),
  );
  return counts;
}
