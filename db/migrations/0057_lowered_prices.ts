import type { Knex } from 'knex';

/** What a settled withdrawal took off the price of its order, before there was an invoice to correct. */
export async function loweredPrices(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('withdrawals', (table) => {
    table.bigInteger('taken_off_halere').notNullable().defaultTo(0);
  });
}
