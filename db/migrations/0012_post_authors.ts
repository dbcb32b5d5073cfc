import type { Knex } from 'knex';
import { texts } from './columns.ts';

/** Who a post says wrote it; '' where it is the user who made it. */
export async function postAuthors(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('blog_posts', (table) => texts(table, 'author_name'));
}
