import type { Knex } from 'knex';
import { texts } from './columns.ts';

/** The displayed author of a post; '' for the user who created it. */
export async function postAuthors(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('blog_posts', (table) => texts(table, 'author_name'));
}
