import type { Knex } from 'knex';
import { BlogPostImage, BlogPostTag } from '../../../db/models/blogPost.ts';
import { insertRows } from '../../../db/models/insertRows.ts';
import { LOCALES } from '../../contract/locales.ts';
import type { BlogPostInput } from '../../contract/types.ts';
import { imagesIn } from '../../services/html/images.ts';

/** Stores a post's tags, whole, and the images that its saved texts and cover use. */
export async function saveParts(
  trx: Knex.Transaction,
  id: number,
  { tags, image_path, translations }: BlogPostInput,
): Promise<void> {
  await BlogPostTag.query(trx).where({ blog_post_id: id }).delete();
  await insertRows(
    trx,
    BlogPostTag,
    tags.map((tag, position) => ({ blog_post_id: id, tag, position })),
  );
  const used = LOCALES.flatMap((locale) => imagesIn(translations[locale].content));
  const paths = new Set([image_path, ...used].filter((path) => path !== ''));
  await BlogPostImage.query(trx).where({ blog_post_id: id }).delete();
  await insertRows(
    trx,
    BlogPostImage,
    [...paths].map((path) => ({ blog_post_id: id, path })),
  );
}
