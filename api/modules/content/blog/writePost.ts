import type { Knex } from 'knex';
import { type BlogPost, BlogPostTag } from '../../../../db/models/blogPost.ts';
import { insertRows } from '../../../../db/models/insertRows.ts';
import { RESERVED_BLOG_SLUGS } from '../../../contract/entities/blogPost.ts';
import type { Locale } from '../../../contract/locales.ts';
import { isSlug } from '../../../contract/slug.ts';
import type { BlogPostInput } from '../../../contract/types.ts';
import type { Preparing } from '../resources/resource.ts';
import { postTexts } from './postTexts.ts';

/** The input of a post with its creator, who is set by the server. */
export interface PostInput extends BlogPostInput {
  /** Absent when the post is changed. */
  author_id?: number | null;
}

/** Prepares the article and sets a new post's creator. */
export async function preparePost(input: PostInput, work: Preparing<BlogPost>): Promise<PostInput> {
  const { ctx, current } = work;
  const translations = await postTexts.prepare(input.translations, work);
  const creator = current ? current.author : ctx.state.user;
  // Reads show the creator's name where a post has none of its own, and clients send it back.
  const author_name = input.author_name === creator?.username ? '' : input.author_name;
  const prepared = { ...input, author_name, translations };
  return current ? prepared : { ...prepared, author_id: ctx.state.user?.id ?? null };
}

export async function saveParts(
  trx: Knex.Transaction,
  id: number,
  { tags, image_path, translations }: BlogPostInput,
): Promise<void> {
  await BlogPostTag.query(trx).where({ blog_post_id: id }).delete();
  const tagRows = tags.map((tag, position) => ({ blog_post_id: id, tag, position }));
  await insertRows(trx, BlogPostTag, tagRows);
  await postTexts.saveImages(trx, id, translations, image_path);
}

const RESERVED = new Set<string>(RESERVED_BLOG_SLUGS);

export async function isFreeSlug(knex: Knex, slug: string, locale: Locale): Promise<boolean> {
  if (!isSlug(slug) || RESERVED.has(slug)) return false;
  return (await postTexts.idAtSlug(knex, slug, locale)) === null;
}
