import { type AnyQueryBuilder, raw } from 'objection';
import { BlogPost } from '../../../../db/models/blogPost.ts';
import { BLOG_LIMITS, LIMITS } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locales.ts';
import type {
  BlogAdminPage,
  BlogListItem,
  BlogPage,
  Pagination,
  BlogPost as WirePost,
} from '../../../contract/types.ts';
import { imagesIn } from '../../../platform/html.ts';
import type { Context } from '../../../platform/http/context.ts';
import { narrowToPublic } from '../../../platform/http/narrowToVisible.ts';
import { seesHidden } from '../../../platform/http/principal.ts';
import { applyConditions, applyOrder } from '../../../platform/lists/applyListQuery.ts';
import type { ListQuery } from '../../../platform/lists/listQuery.ts';
import type { PictureInfos } from '../../media/index.ts';
import type { ResourceDeps } from '../resources/resource.ts';
import { blogPosts } from './declaration.ts';
import { narrowByLabels } from './labels.ts';
import { presentItem, presentPost } from './present.ts';

type Deps = Pick<ResourceDeps, 'knex' | 'pictures'>;

/** A page of published posts, or with admin=true of all, whole; `page` and `limit` are clamped. */
export async function readPage(ctx: Context, deps: Deps): Promise<BlogPage | BlogAdminPage> {
  const { locale } = ctx.state;
  const value = valueIn(ctx);
  const everything = asksForAll(ctx);
  const query = BlogPost.query(deps.knex).modify('newestFirst');
  if (!everything) narrowToPublic(query, blogPosts, ctx);
  narrowByLabels(query, value);
  const pagination = paginationOf(value, await query.clone().resultSize());
  query.offset((pagination.page - 1) * pagination.limit).limit(pagination.limit);
  return everything
    ? { posts: await readWhole(query, locale, deps), pagination }
    : { posts: await readItems(query, locale, deps), pagination };
}

/** Whether an administrator asks for drafts, too, by `admin=true`. */
export const asksForAll = (ctx: Context): boolean =>
  seesHidden(ctx) && valueIn(ctx)('admin') === 'true';

/** Published posts as a plain array, for both list conventions. */
export async function readList(
  ctx: Context,
  asked: ListQuery,
  deps: Deps,
): Promise<{ records: BlogListItem[]; total: number }> {
  const { locale } = ctx.state;
  const query: AnyQueryBuilder = BlogPost.query(deps.knex);
  narrowToPublic(query, blogPosts, ctx);
  narrowByLabels(query, valueIn(ctx));
  applyConditions(query, asked, blogPosts, locale);
  const total = asked.window ? await query.clone().resultSize() : null;
  applyOrder(query, asked.sort, blogPosts, locale);
  if (asked.window) query.offset(asked.window.offset).limit(asked.window.limit);
  const records = await readItems(query, locale, deps);
  return { records, total: total ?? records.length };
}

export const picturesOf = (post: BlogPost): string[] => [
  post.image_path,
  ...(post.translations ?? []).flatMap(({ content }) => imagesIn(content)),
];

/** The posts of a query as list items; contents are read only where they replace a missing summary. */
async function readItems(query: AnyQueryBuilder, locale: Locale, { pictures }: Deps) {
  const posts = await read(query, locale, "and summary = ''");
  const infos = await pictures.of(posts.map(({ image_path }) => image_path));
  return posts.map((post): BlogListItem => presentItem(post, presentingOf(locale, infos)));
}

async function readWhole(query: AnyQueryBuilder, locale: Locale, { pictures }: Deps) {
  const posts = await read(query, locale, '');
  const infos = await pictures.of(posts.flatMap(picturesOf));
  return posts.map((post): WirePost => presentPost(post, presentingOf(locale, infos)));
}

const presentingOf = (locale: Locale, infos: Awaited<ReturnType<PictureInfos['of']>>) => ({
  locale,
  picture: (path: string | null | undefined) => infos.get(path ?? '') ?? null,
});

async function read(query: AnyQueryBuilder, language: Locale, when: string): Promise<BlogPost[]> {
  const content = raw(`case when language = ? ${when} then content else '' end`, [language]);
  return query
    .withGraphFetched('[translations, tags, author(named)]')
    .modifyGraph('translations', (texts) =>
      texts.select('blog_post_id', 'language', 'slug', 'title', 'summary', content.as('content')),
    );
}

type Value = (name: string) => string | undefined;

const valueIn =
  (ctx: Context): Value =>
  (name) =>
    [ctx.query[name]].flat()[0];

function paginationOf(value: Value, total: number): Pagination {
  const whole = value('page') === undefined && value('limit') === undefined;
  const limit = clamped(
    value('limit'),
    whole ? LIMITS.pageSize : BLOG_LIMITS.page,
    LIMITS.pageSize,
  );
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { page: clamped(value('page'), 1, totalPages), limit, total, totalPages };
}

function clamped(text: string | undefined, absent: number, maximum: number): number {
  const number = Math.trunc(Number(text?.trim() || absent));
  return Math.min(Math.max(Number.isNaN(number) ? absent : number, 1), maximum);
}
