import type { Knex } from 'knex';
import type { AnyQueryBuilder } from 'objection';
import { BlogPost, BlogPostTag } from '../../../../db/models/blogPost.ts';
import type { BlogCategoryItem, BlogTagItem } from '../../../contract/types.ts';

export function narrowByLabels(
  query: AnyQueryBuilder,
  value: (name: string) => string | undefined,
): void {
  const category = value('category')?.trim();
  const tag = value('tag')?.trim();
  if (category) query.where('blog_posts.category', category);
  if (tag) query.modify('tagged', tag);
}

/** The categories with their numbers of posts, those of published ones alone unless `everything` is asked. */
export async function listCategories(knex: Knex, everything: boolean): Promise<BlogCategoryItem[]> {
  const posts = BlogPost.query(knex);
  if (!everything) posts.modify('active');
  const rows = await posts
    .select('category')
    .count({ post_count: '*' })
    .groupBy('category')
    .orderBy([{ column: 'post_count', order: 'desc' }, 'category'])
    .castTo<BlogCategoryItem[]>();
  return rows.map(({ category, post_count }) => ({ category, post_count: Number(post_count) }));
}

export async function listTags(knex: Knex): Promise<BlogTagItem[]> {
  const published = BlogPost.query().modify('active').select('id');
  const rows = await BlogPostTag.query(knex)
    .whereIn('blog_post_id', published)
    .select('tag')
    .count({ count: '*' })
    .groupBy('tag')
    .orderBy([{ column: 'count', order: 'desc' }, 'tag'])
    .castTo<{ tag: string; count: number }[]>();
  return rows.map(({ tag, count }) => ({ name: tag, count: Number(count) }));
}
