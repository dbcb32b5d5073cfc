import type { Knex } from 'knex';

/** How often something was done within a window of time, for instances that share their limits; the columns are rate-limiter-flexible's. */
export async function limits(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('limits', (table) => {
    table.text('key').primary();
    table.integer('points').notNullable();
    // Milliseconds since 1970.
    table.bigInteger('expire');
  });
}
