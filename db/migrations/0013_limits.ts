import type { Knex } from 'knex';
import type { Migration } from './migration.ts';

/** How often something was done within a window of time, for instances that share their limits; the columns are rate-limiter-flexible's. */
export const limits: Migration = { name: '0013_limits', up };

async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('limits', (table) => {
    table.text('key').primary();
    table.integer('points').notNullable();
    // Milliseconds since 1970.
    table.bigInteger('expire');
  });
}
