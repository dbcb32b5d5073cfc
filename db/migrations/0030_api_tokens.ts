import type { Knex } from 'knex';
import { mayReferTo } from './columns.ts';

/** API tokens; only a hash is stored. */
export async function apiTokens(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('api_tokens', (table) => {
    table.increments('id');
    table.text('name').notNullable();
    table.text('scopes').notNullable();
    table.text('digest').notNullable().unique();
    table.text('shown').notNullable();
    mayReferTo(table, 'user_id', 'users');
    table.text('created_by').notNullable();
    table.text('created_at').notNullable();
    table.text('expires_at').nullable();
    table.text('last_used_at').nullable();
    table.text('revoked_at').nullable();
  });
}
