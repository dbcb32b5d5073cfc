import type { Knex } from 'knex';
import { belongsTo } from './columns.ts';

export async function people(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('users', (table) => {
    table.increments('id');
    table.integer('version').notNullable().defaultTo(1);
    table.text('email').notNullable().unique();
    table.text('username').notNullable();
    table.text('password_hash').notNullable();
    table.text('role').notNullable().defaultTo('admin');
    table.text('created_at').notNullable();
    table.text('updated_at').notNullable();
  });

  await trx.schema.createTable('sessions', (table) => {
    table.text('id').primary();
    belongsTo(table, 'user_id', 'users');
    table.text('created_at').notNullable();
    table.text('ended_at').nullable();
    table.index('user_id');
  });

  await trx.schema.createTable('refresh_tokens', (table) => {
    table.text('digest').primary();
    table.text('session_id').notNullable().references('id').inTable('sessions').onDelete('CASCADE');
    table.text('created_at').notNullable();
    table.text('expires_at').notNullable().index();
    table.text('used_at').nullable();
    table.index('session_id');
  });
}
