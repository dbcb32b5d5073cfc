import type { Knex } from 'knex';
import { texts } from './columns.ts';

/** Alternative texts of pictures, also folded for searching. */
export async function pictureTexts(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('uploads', (table) => {
    texts(table, 'alt_en', 'alt_cs', 'search');
    table.index(['created_at', 'id']);
  });
}
