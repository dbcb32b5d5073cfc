import type { Knex } from 'knex';
import { createTranslations, entityColumns } from './columns.ts';

/** Versions of legal texts, and the exact texts that orders agreed to. */
export async function legalTexts(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('legal_texts', (table) => {
    entityColumns(table);
    table.text('kind').notNullable();
    table.text('valid_from').notNullable();
    table.boolean('is_active').notNullable().defaultTo(true);
    table.unique(['kind', 'valid_from']);
    table.index(['valid_from', 'id']);
  });
  await createTranslations(trx, 'legal_text', 'content');
  await trx.schema.createTable('agreed_texts', (table) => {
    table.text('digest').primary();
    for (const name of ['kind', 'locale', 'valid_from', 'content', 'created_at']) {
      table.text(name).notNullable();
    }
  });
  await trx.schema.alterTable('orders', (table) => {
    // Null for older orders. No reference, because every order would have to write its index:
    // agreed texts are never deleted.
    table.text('terms_digest').nullable();
  });
}
