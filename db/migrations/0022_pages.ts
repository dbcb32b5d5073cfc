import type { Knex } from 'knex';
import { belongsTo, entityColumns, listColumns, texts } from './columns.ts';

export async function pages(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('pages', (table) => {
    entityColumns(table);
    listColumns(table);
    table.text('placement').notNullable().defaultTo('none');
    table.text('publish_at').nullable().index();
    table.text('unpublish_at').nullable().index();
  });

  await trx.schema.createTable('page_translations', (table) => {
    belongsTo(table, 'page_id', 'pages');
    table.text('language').notNullable();
    table.text('slug').notNullable();
    texts(table, 'title', 'summary', 'content');
    table.primary(['page_id', 'language']);
    table.unique(['language', 'slug']);
  });

  await trx.schema.createTable('page_images', (table) => {
    belongsTo(table, 'page_id', 'pages');
    table.text('path').notNullable();
    table.primary(['page_id', 'path']);
    table.index('path');
  });
}
