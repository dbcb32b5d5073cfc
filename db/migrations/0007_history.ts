import type { Knex } from 'knex';
import { mayReferTo } from './columns.ts';

/** Revisions of records, and the state of the installation. */
export async function history(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('revisions', (table) => {
    table.increments('id');
    table.text('resource').notNullable();
    table.integer('record_id').notNullable();
    table.integer('version').notNullable();
    table.text('action').notNullable();
    mayReferTo(table, 'user_id', 'users');
    table.text('at').notNullable();
    table.text('record').notNullable();
    table.index(['resource', 'record_id', 'id']);
    table.index(['at', 'id']);
  });

  await trx.schema.createTable('meta', (table) => {
    table.text('key').primary();
    table.text('value').notNullable();
  });
}
