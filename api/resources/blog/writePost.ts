import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { BlogPost, BlogPostImage, BlogPostTag } from '../../../db/models/blogPost.ts';
import { insertRows } from '../../../db/models/insertRows.ts';
import { RESERVED_BLOG_SLUGS } from '../../contract/entities/blogPost.ts';
import { PENDING_FILE } from '../../contract/fields.ts';
import { LOCALES, type Locale, type PerLocale } from '../../contract/locales.ts';
import { isSlug } from '../../contract/slug.ts';
import type { BlogPostInput } from '../../contract/types.ts';
import { Failure } from '../../services/failure.ts';
import { cleanArticle, imagesIn, withImages } from '../../services/html.ts';
import type { Uploads } from '../../services/uploads.ts';
import type { Preparing } from '../crud/declaration.ts';

/** The input of a post with its creator, who is set by the server. */
export interface PostInput extends BlogPostInput {
  /** Absent when the post is changed. */
  author_id?: number | null;
}

/** Checks that slugs are free, cleans contents, stores images and sets a new post's creator. */
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
  const used = LOCALES.flatMap((locale) => imagesIn(translations[locale].content));
  const paths = new Set([image_path, ...used].filter((path) => path !== ''));
  await BlogPostImage.query(trx).where({ blog_post_id: id }).delete();
  const imageRows = [...paths].map((path) => ({ blog_post_id: id, path }));
  await insertRows(trx, BlogPostImage, imageRows);
}

const RESERVED = new Set<string>(RESERVED_BLOG_SLUGS);

export async function isFreeSlug(knex: Knex, slug: string, locale: Locale): Promise<boolean> {
  if (!isSlug(slug) || RESERVED.has(slug)) return false;
  return (await takenBy(knex, slug, locale)) === undefined;
}

/** @throws Failure 409 with the message at each slug that another post has in that language */
async function refuseTakenSlugs(
  knex: Knex,
  translations: PerLocale<{ slug: string }>,
  ownId: number,
): Promise<void> {
  const taken = { key: 'slug.taken' } as const;
  const errors: Record<string, typeof taken> = {};
  for (const locale of LOCALES) {
    const other = await takenBy(knex, translations[locale].slug, locale);
    if (other && other.id !== ownId) errors[`translations.${locale}.slug`] = taken;
  }
  if (Object.keys(errors).length > 0) throw new Failure(409, taken, { errors });
}

const takenBy = (knex: Knex, slug: string, language: Locale) =>
  BlogPost.query(knex).modify('atSlug', language, slug).select('id').first();

/** Stores an article's external and embedded images; throws a 415 or 422 at the field. */
async function storeImages(
  html: string,
  field: string,
  { knex, uploads, current }: Preparing<BlogPost>,
): Promise<string> {
  const addresses = imagesIn(html);
  if (addresses.length === 0) return html;
  // An image that the post has already is not checked again: it may have been deleted since.
  const images = current
    ? await BlogPostImage.query(knex).where({ blog_post_id: current.id }).select('path')
    : [];
  const own = new Set(images.map(({ path }) => path));
  const stored = new Map<string, string>();
  for (const address of addresses.filter((each) => !own.has(each))) {
    const path = address.startsWith('data:')
      ? await storeDataPicture(uploads, address, field)
      : await uploads.settle(address, undefined, field, 'articleImage');
    stored.set(address, path);
  }
  return withImages(html, stored);
}

/** Stores the picture of a `data:` address as if it had been sent as a file. */
async function storeDataPicture(uploads: Uploads, address: string, field: string) {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const folder = await mkdtemp(join(tmpdir(), 'paddock-picture-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    const file = { path, size: bytes.length, name: '', claimedType: '' };
    return await uploads.settle(PENDING_FILE, file, field, 'articleImage');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
