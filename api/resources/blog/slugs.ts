import type { Knex } from 'knex';
import { BlogPostTranslation } from '../../../db/models/blogPost.ts';
import { RESERVED_BLOG_SLUGS } from '../../contract/entities/blogPost.ts';
import { LOCALES, type Locale, type PerLocale } from '../../contract/locales.ts';
import { isSlug } from '../../contract/slug.ts';
import { Failure } from '../../services/failure.ts';

const RESERVED = new Set<string>(RESERVED_BLOG_SLUGS);

/** Whether a new post may have this slug in this language. */
export async function isFreeSlug(knex: Knex, slug: string, locale: Locale): Promise<boolean> {
  if (!isSlug(slug) || RESERVED.has(slug)) return false;
  return (await takenBy(knex, slug, locale)) === undefined;
}

/**
 * Makes sure that no other post has one of these slugs in its language.
 * @throws Failure 409 with the message at each taken slug
 */
export async function refuseTakenSlugs(
  knex: Knex,
  translations: PerLocale<{ slug: string }>,
  ownId: number,
): Promise<void> {
  const said = { key: 'slug.taken' } as const;
  const errors: Record<string, typeof said> = {};
  for (const locale of LOCALES) {
    const taken = await takenBy(knex, translations[locale].slug, locale);
    if (taken && Reflect.get(taken, 'blog_post_id') !== ownId)
      errors[`translations.${locale}.slug`] = said;
  }
  if (Object.keys(errors).length > 0) throw new Failure(409, said, { errors });
}

const takenBy = (knex: Knex, slug: string, language: Locale) =>
  BlogPostTranslation.query(knex).select('blog_post_id').findOne({ slug, language });
