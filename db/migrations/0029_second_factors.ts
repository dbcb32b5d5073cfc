import type { Knex } from 'knex';
import { belongsTo } from './columns.ts';

/** Second factors of accounts; unencrypted columns alone give no access. */
export async function secondFactors(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('authenticators', (table) => {
    belongsTo(table, 'user_id', 'users');
    table.unique(['user_id']);
    // Encrypted. A secret being set up is kept separately from the active one.
    table.text('secret').nullable();
    table.text('pending').nullable();
    // The last 30-second step with an accepted code, so that none is accepted twice.
    table.integer('last_step').notNullable().defaultTo(0);
  });
  await trx.schema.createTable('recovery_codes', (table) => {
    table.text('digest').primary();
    belongsTo(table, 'user_id', 'users');
    table.text('salt').notNullable();
    table.index('user_id');
  });
  await trx.schema.createTable('passkeys', (table) => {
    table.increments('id');
    belongsTo(table, 'user_id', 'users');
    table.text('credential_id').notNullable().unique();
    table.text('name').notNullable();
    table.text('public_key').notNullable();
    table.bigInteger('counter').notNullable();
    table.text('transports').notNullable().defaultTo('');
    table.text('created_at').notNullable();
    table.text('last_used_at').nullable();
    table.index('user_id');
  });
  // Used challenges; unused ones need no row, because they are signed.
  await trx.schema.createTable('spent_challenges', (table) => {
    table.text('digest').primary();
    table.text('expires_at').notNullable().index();
  });
  await trx.schema.alterTable('sessions', (table) => {
    table.boolean('must_enrol').notNullable().defaultTo(false);
  });
}
