import type { Knex } from 'knex';

/** The vouchers that a withdrawal ended, as a JSON list of their ids; empty for earlier withdrawals. */
export async function withdrawnVouchers(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('withdrawal_items', (table) => {
    table.text('vouchers').notNullable().defaultTo('[]');
  });
}
