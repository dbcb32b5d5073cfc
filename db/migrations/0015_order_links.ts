import type { Knex } from 'knex';

/** Secret links to order pages. Only a digest of the secret is stored. */
export async function orderLinks(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('order_links', (table) => {
    table.text('digest').primary();
    // No reference and no index, because every order writes a row; a link without its order is useless.
    table.integer('order_id').notNullable();
    table.text('created_at').notNullable();
  });
}
