import type { Knex } from 'knex';

/**
 * Columns shared by many tables. Texts are never null, so that both databases sort alike; times are
 * ISO-8601 texts in UTC and dates are texts YYYY-MM-DD, written by the models.
 */

/** Id, version, search text and timestamps of an editable record. */
export function entityColumns(table: Knex.CreateTableBuilder): void {
  table.increments('id');
  table.integer('version').notNullable().defaultTo(1);
  table.text('search').notNullable().defaultTo('');
  table.text('created_at').notNullable();
  table.text('updated_at').notNullable();
}

/** Visibility for visitors, and position in lists. */
export function listColumns(table: Knex.CreateTableBuilder): void {
  table.boolean('is_active').notNullable().defaultTo(true);
  table.integer('display_order').notNullable().defaultTo(0);
  table.index(['display_order', 'id']);
  table.index(['is_active', 'display_order', 'id']);
}

/** Text columns that are never null; they default to ''. */
export function texts(table: Knex.CreateTableBuilder, ...names: string[]): void {
  for (const name of names) table.text(name).notNullable().defaultTo('');
}

/** A table of translations: one row per record and language, deleted with the record. */
export async function createTranslations(
  trx: Knex.Transaction,
  row: string,
  ...fields: string[]
): Promise<void> {
  await trx.schema.createTable(`${row}_translations`, (table) => {
    belongsTo(table, `${row}_id`, `${row}s`);
    table.text('language').notNullable();
    texts(table, ...fields);
    table.primary([`${row}_id`, 'language']);
  });
}

/** A reference with `on delete cascade`. */
export function belongsTo(table: Knex.CreateTableBuilder, column: string, parent: string): void {
  table.integer(column).notNullable().references('id').inTable(parent).onDelete('CASCADE');
}

/** A reference with `on delete set null`. */
export function mayReferTo(table: Knex.CreateTableBuilder, column: string, parent: string): void {
  table.integer(column).nullable().references('id').inTable(parent).onDelete('SET NULL').index();
}
