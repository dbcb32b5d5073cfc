import type { BlogPost } from '../../../db/models/blogPost.ts';
import { LOCALES } from '../../contract/locales.ts';
import type { BlogPostInput } from '../../contract/types.ts';
import { cleanArticle } from '../../services/html/sanitise.ts';
import type { Preparing } from '../crud/declaration.ts';
import { refuseTakenSlugs } from './slugs.ts';
import { storeImages } from './storeImages.ts';

/** A write of a post with what the server adds to it. */
export interface PostInput extends BlogPostInput {
  /** Who made the post; absent when it is changed. */
  author_id?: number | null;
}

/**
 * Completes a valid post: slugs are free, contents clean, their images stored, and a new post has
 * its maker (back-office §5; decisions, Reading and writing).
 */
export async function preparePost(input: PostInput, work: Preparing<BlogPost>): Promise<PostInput> {
  const { knex, ctx, current } = work;
  await refuseTakenSlugs(knex, input.translations, current?.id ?? 0);
  const translations = { ...input.translations };
  for (const locale of LOCALES) {
    const texts = translations[locale];
    const field = `translations.${locale}.content`;
    const content = await storeImages(cleanArticle(texts.content), field, work);
    translations[locale] = { ...texts, content };
  }
  const maker = current ? current.author : ctx.state.user;
  // Reads answer the maker's name where a post has none of its own, and clients send it back.
  const author_name = input.author_name === maker?.username ? '' : input.author_name;
  const prepared = { ...input, author_name, translations };
  return current ? prepared : { ...prepared, author_id: ctx.state.user?.id ?? null };
}
