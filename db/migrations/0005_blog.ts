import type { Knex } from 'knex';
import { belongsTo, entityColumns, listColumns, mayReferTo, texts } from './columns.ts';

export async function blog(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('blog_posts', (table) => {
    entityColumns(table);
    listColumns(table);
    texts(table, 'image_path');
    table.text('published_date').notNullable();
    table.text('category').notNullable().defaultTo('uncategorized');
    mayReferTo(table, 'author_id', 'users');
    table.index(['published_date', 'id']);
    table.index(['is_active', 'published_date', 'id']);
    table.index(['category', 'published_date', 'id']);
    table.index(['is_active', 'category', 'published_date', 'id']);
  });

  await trx.schema.createTable('blog_post_translations', (table) => {
    belongsTo(table, 'blog_post_id', 'blog_posts');
    table.text('language').notNullable();
    table.text('slug').notNullable();
    texts(table, 'title', 'summary', 'content');
    table.primary(['blog_post_id', 'language']);
    table.unique(['language', 'slug']);
    table.index('slug');
  });

  await trx.schema.createTable('blog_post_tags', (table) => {
    belongsTo(table, 'blog_post_id', 'blog_posts');
    table.text('tag').notNullable();
    table.integer('position').notNullable();
    table.primary(['blog_post_id', 'tag']);
    table.index(['tag', 'blog_post_id']);
  });

  await trx.schema.createTable('blog_post_images', (table) => {
    belongsTo(table, 'blog_post_id', 'blog_posts');
    table.text('path').notNullable();
    table.primary(['blog_post_id', 'path']);
    table.index('path');
  });
}
