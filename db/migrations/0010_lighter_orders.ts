import type { Knex } from 'knex';

/** Drops what every order wrote without need: its first status, and an index. */
export async function lighterOrders(trx: Knex.Transaction): Promise<void> {
  const first = trx('order_status_changes').min('id').groupBy('order_id');
  await trx('order_status_changes')
    .whereIn('id', first)
    .where('status', 'pending')
    .whereNull('user_id')
    .delete();
  await trx.schema.alterTable('idempotency_keys', (table) => table.dropIndex('created_at'));
}
