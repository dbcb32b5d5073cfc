import type { Knex } from 'knex';
import { texts } from './columns.ts';

/** What a picture shows, in words for those who cannot see it, and the same folded for searching. */
export async function pictureTexts(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('uploads', (table) => {
    texts(table, 'alt_en', 'alt_cs', 'search');
    table.index(['created_at', 'id']);
  });
}
