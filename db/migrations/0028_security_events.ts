import type { Knex } from 'knex';
import { mayReferTo, texts } from './columns.ts';

/** Who signed in, failed to, changed rights or took data away, from where and when. */
export async function securityEvents(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('security_events', (table) => {
    table.increments('id');
    table.text('kind').notNullable();
    table.text('at').notNullable().index();
    // Of events that are counted in one row: the last one, and how many there were.
    table.text('last_at').notNullable();
    table.integer('times').notNullable().defaultTo(1);
    mayReferTo(table, 'user_id', 'users');
    texts(table, 'username', 'email', 'address', 'agent', 'request_id', 'search');
    table.text('facts').notNullable().defaultTo('{}');
    // What is counted together: kind, hour and whose.
    table.text('bucket').nullable().unique();
    table.index(['kind', 'at']);
    table.index(['address', 'id']);
  });
}
