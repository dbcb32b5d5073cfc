import type { Knex } from 'knex';
import { texts } from './columns.ts';

/** Columns that the list of changes shows without reading the records. */
export async function auditTrail(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('revisions', (table) => {
    texts(table, 'username', 'name_en', 'name_cs', 'search');
    table.text('changed').notNullable().defaultTo('[]');
    table.integer('restored_from').nullable();
    table.index(['resource', 'id']);
  });
}
