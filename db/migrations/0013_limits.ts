import type { Knex } from 'knex';

/** Counters of rate limits shared by several instances; the columns are those of rate-limiter-flexible. */
export async function limits(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('limits', (table) => {
    table.text('key').primary();
    table.integer('points').notNullable();
    // Milliseconds since 1970.
    table.bigInteger('expire');
  });
}
