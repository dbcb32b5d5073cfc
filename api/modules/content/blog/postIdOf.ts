import type { Knex } from 'knex';
import type { Locale } from '../../../contract/locales.ts';
import { notFound } from '../../../platform/failure.ts';
import { idAtFormerSlug } from '../resources/formerSlugs.ts';
import { blogPosts } from './declaration.ts';
import { postTexts } from './postTexts.ts';

/**
 * The id of an address: the number itself, or that of the post with this slug in the first of the languages
 * that has one, else of the one that had it before.
 * @throws Failure 404 for a slug of no post
 */
export async function postIdOf(
  knex: Knex,
  key: string,
  locales: readonly Locale[],
): Promise<string> {
  if (/^\d+$/.test(key)) return key;
  const id =
    (await postTexts.idAtSlug(knex, key, ...locales)) ??
    (await idAtFormerSlug(knex, blogPosts.path, key));
  if (id === null) throw notFound('post.notFound');
  return String(id);
}
