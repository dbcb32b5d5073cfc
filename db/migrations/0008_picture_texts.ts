import type { Knex } from 'knex';
import { texts } from './columns.ts';
import type { Migration } from './migration.ts';

/** What a picture shows, in words for those who cannot see it, and the same folded for searching. */
export const pictureTexts: Migration = { name: '0008_picture_texts', up };

async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('uploads', (table) => {
    texts(table, 'alt_en', 'alt_cs', 'search');
    table.index(['created_at', 'id']);
  });
}
