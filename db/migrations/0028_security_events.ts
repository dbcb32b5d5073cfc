import type { Knex } from 'knex';
import { mayReferTo, texts } from './columns.ts';

/** The security log: sign-ins, failed attempts, changes of rights, exports. */
export async function securityEvents(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('security_events', (table) => {
    table.increments('id');
    table.text('kind').notNullable();
    table.text('at').notNullable().index();
    // For events counted in one row: the last one, and their number.
    table.text('last_at').notNullable();
    table.integer('times').notNullable().defaultTo(1);
    mayReferTo(table, 'user_id', 'users');
    texts(table, 'username', 'email', 'address', 'agent', 'request_id', 'search');
    table.text('facts').notNullable().defaultTo('{}');
    // Key of events counted together: kind, hour and account.
    table.text('bucket').nullable().unique();
    table.index(['kind', 'at']);
    table.index(['address', 'id']);
  });
}
