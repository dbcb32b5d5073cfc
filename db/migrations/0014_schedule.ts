import type { Knex } from 'knex';

/** When a post, event or product is published and unpublished; the indexes find the next change. */
export async function schedule(trx: Knex.Transaction): Promise<void> {
  for (const name of ['blog_posts', 'events', 'products']) {
    await trx.schema.alterTable(name, (table) => {
      table.text('publish_at').nullable().index();
      table.text('unpublish_at').nullable().index();
    });
  }
}
