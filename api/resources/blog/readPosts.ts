import { type AnyQueryBuilder, raw } from 'objection';
import type { BlogPost } from '../../../db/models/blogPost.ts';
import type { Locale } from '../../contract/locales.ts';
import type { BlogListItem, BlogPost as WirePost } from '../../contract/types.ts';
import { imagesIn } from '../../services/html/images.ts';
import type { PictureInfos } from '../../services/images/pictureInfos.ts';
import { presentItem, presentPost } from './present.ts';

interface Reading {
  locale: Locale;
  pictures: PictureInfos;
}

/** The posts of a query as list items; of contents only those are read that stand in for a summary. */
export async function readItems(
  query: AnyQueryBuilder,
  { locale, pictures }: Reading,
): Promise<BlogListItem[]> {
  const posts = await read(query, locale, "and summary = ''");
  const infos = await pictures.of(posts.map(({ image_path }) => image_path));
  const picture = (path: string | null | undefined) => infos.get(path ?? '') ?? null;
  return posts.map((post) => presentItem(post, { locale, picture }));
}

/** The posts of a query, whole, in one language. */
export async function readWhole(
  query: AnyQueryBuilder,
  { locale, pictures }: Reading,
): Promise<WirePost[]> {
  const posts = await read(query, locale, '');
  const infos = await pictures.of(posts.flatMap(picturesOf));
  const picture = (path: string | null | undefined) => infos.get(path ?? '') ?? null;
  return posts.map((post) => presentPost(post, { locale, picture }));
}

/** Every picture that a post shows: its cover and those in its texts. */
export const picturesOf = (post: BlogPost): string[] => [
  post.image_path,
  ...(post.translations ?? []).flatMap(({ content }) => imagesIn(content)),
];

/** Reads posts with their parts in a constant number of queries. */
async function read(query: AnyQueryBuilder, language: Locale, when: string): Promise<BlogPost[]> {
  const content = raw(`case when language = ? ${when} then content else '' end`, [language]);
  return query
    .withGraphFetched('[translations, tags, author]')
    .modifyGraph('translations', (texts) =>
      texts.select('blog_post_id', 'language', 'slug', 'title', 'summary', content.as('content')),
    )
    .modifyGraph('author', (author) => author.select('users.id', 'users.username'));
}
