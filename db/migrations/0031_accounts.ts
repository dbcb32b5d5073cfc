import type { Knex } from 'knex';
import { belongsTo, texts } from './columns.ts';

/** Disabled accounts, details of sign-ins, and mailed links that set a password. */
export async function accounts(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('users', (table) => {
    table.text('disabled_at').nullable();
    table.text('locale').nullable();
  });
  await trx.schema.alterTable('sessions', (table) => {
    texts(table, 'user_agent', 'address');
    table.text('last_used_at').nullable();
  });
  await trx.schema.createTable('account_links', (table) => {
    table.text('digest').primary();
    belongsTo(table, 'user_id', 'users');
    table.text('kind').notNullable();
    table.text('expires_at').notNullable().index();
    table.index('user_id');
  });
}
