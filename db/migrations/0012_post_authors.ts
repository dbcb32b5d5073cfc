import type { Knex } from 'knex';
import { texts } from './columns.ts';
import type { Migration } from './migration.ts';

/** Who a post says wrote it; '' where it is the user who made it. */
export const postAuthors: Migration = { name: '0012_post_authors', up };

async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('blog_posts', (table) => texts(table, 'author_name'));
}
