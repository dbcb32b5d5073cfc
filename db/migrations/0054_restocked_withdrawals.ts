import type { Knex } from 'knex';

/** Whether the pieces of a settled withdrawal went back into stock. */
export async function restockedWithdrawals(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('withdrawals', (table) => {
    table.boolean('is_restocked').notNullable().defaultTo(false);
  });
}
