import type { Knex } from 'knex';

/** Secret addresses of orders' pages, by the digest of the secret; the secret itself is kept nowhere. */
export async function orderLinks(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('order_links', (table) => {
    table.text('digest').primary();
    // No reference and no index: each order writes one, and a link without its order opens nothing.
    table.integer('order_id').notNullable();
    table.text('created_at').notNullable();
  });
}
