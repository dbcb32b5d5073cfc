import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/**
 * What every order wrote and nobody needs: its first status, which the order itself tells, and an
 * index for the sweep of old keys, which runs seldom and may read the whole table.
 */
export const lighterOrders: Migration = { name: '0010_lighter_orders', up };

async function up(trx: Knex.Transaction): Promise<void> {
  const first = trx('order_status_changes').min('id').groupBy('order_id');
  await trx('order_status_changes')
    .whereIn('id', first)
    .where('status', 'pending')
    .whereNull('user_id')
    .delete();
  await trx.schema.alterTable('idempotency_keys', (table) => table.dropIndex('created_at'));
}
