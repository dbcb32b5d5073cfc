import type { Knex } from 'knex';
import { texts } from './columns.ts';
import type { Migration } from './migration.ts';

/** What the list of changes tells without reading the records themselves. */
export const auditTrail: Migration = { name: '0009_audit_trail', up };

async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('revisions', (table) => {
    texts(table, 'username', 'name_en', 'name_cs', 'search');
    table.text('changed').notNullable().defaultTo('[]');
    table.integer('restored_from').nullable();
    table.index(['resource', 'id']);
  });
}
