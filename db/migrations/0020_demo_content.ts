import type { Knex } from 'knex';
import { texts } from './columns.ts';

/** Records of the demo season, each with the version in which it was loaded. */
export async function demoContent(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('demo_records', (table) => {
    table.text('resource').notNullable();
    table.integer('record_id').notNullable();
    table.integer('version').notNullable();
    texts(table, 'texts');
    table.primary(['resource', 'record_id']);
  });
}
