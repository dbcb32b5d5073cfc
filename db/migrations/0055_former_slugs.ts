import type { Knex } from 'knex';

/** The slugs that records gave up, by which they are still found. */
export async function formerSlugs(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('former_slugs', (table) => {
    table.text('resource').notNullable();
    table.text('slug').notNullable();
    table.integer('record_id').notNullable();
    table.primary(['resource', 'slug']);
  });
}
