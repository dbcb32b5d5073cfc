import type { Knex } from 'knex';
import { createTranslations, entityColumns } from './columns.ts';

/** Versions of the legal texts, and what orders agreed to, word for word. */
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
    // Older orders didn't keep it. No reference, whose index every order would have to write:
    // agreed texts are never deleted.
    table.text('terms_digest').nullable();
  });
}
