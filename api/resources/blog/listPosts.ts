import type { Knex } from 'knex';
import type { AnyQueryBuilder } from 'objection';
import { BlogPost } from '../../../db/models/blogPost.ts';
import { LIMITS } from '../../contract/constants.ts';
import type { BlogAdminPage, BlogListItem, BlogPage, Pagination } from '../../contract/types.ts';
import type { Context } from '../../http/context.ts';
import { seesHidden } from '../../http/session.ts';
import type { PictureInfos } from '../../services/images/pictureInfos.ts';
import { applyConditions, applyOrder } from '../crud/applyListQuery.ts';
import type { ListQuery } from '../crud/listQuery.ts';
import { narrowToPublic } from '../crud/narrowToVisible.ts';
import { blogPosts } from './declaration.ts';
import { narrowByLabels } from './labels.ts';
import { readItems, readWhole } from './readPosts.ts';

interface Deps {
  knex: Knex;
  pictures: PictureInfos;
}

/** Posts on a page when an address names the page but no size (public-site §9). */
const PAGE_SIZE = 9;

/**
 * The documents' own list: a page of published posts, or of all with their content for an
 * administrator who says admin=true. `page` and `limit` are clamped; without them it is whole.
 */
export async function readPage(
  ctx: Context,
  { knex, pictures }: Deps,
): Promise<BlogPage | BlogAdminPage> {
  const { locale } = ctx.state;
  const value = valueIn(ctx);
  const everything = seesHidden(ctx) && value('admin') === 'true';
  const query = BlogPost.query(knex).modify('newestFirst');
  if (!everything) narrowToPublic(query, blogPosts, ctx);
  narrowByLabels(query, value);
  const pagination = paginationOf(value, await query.clone().resultSize());
  query.offset((pagination.page - 1) * pagination.limit).limit(pagination.limit);
  return everything
    ? { posts: await readWhole(query, { locale, pictures }), pagination }
    : { posts: await readItems(query, { locale, pictures }), pagination };
}

/** Published posts as a plain array, as one of the two list conventions asks for them. */
export async function readList(
  ctx: Context,
  asked: ListQuery,
  { knex, pictures }: Deps,
): Promise<{ records: BlogListItem[]; total: number }> {
  const { locale } = ctx.state;
  const query: AnyQueryBuilder = BlogPost.query(knex);
  narrowToPublic(query, blogPosts, ctx);
  narrowByLabels(query, valueIn(ctx));
  applyConditions(query, asked, blogPosts, locale);
  const total = asked.window ? await query.clone().resultSize() : null;
  applyOrder(query, asked.sort, blogPosts, locale);
  if (asked.window) query.offset(asked.window.offset).limit(asked.window.limit);
  const records = await readItems(query, { locale, pictures });
  return { records, total: total ?? records.length };
}

type Value = (name: string) => string | undefined;

const valueIn =
  (ctx: Context): Value =>
  (name) =>
    [ctx.query[name]].flat()[0];

function paginationOf(value: Value, total: number): Pagination {
  const whole = value('page') === undefined && value('limit') === undefined;
  const limit = clamped(value('limit'), whole ? LIMITS.pageSize : PAGE_SIZE, LIMITS.pageSize);
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { page: clamped(value('page'), 1, totalPages), limit, total, totalPages };
}

/** A whole number of an address between 1 and a maximum. */
function clamped(text: string | undefined, absent: number, maximum: number): number {
  const number = Math.trunc(Number(text?.trim() || absent));
  return Math.min(Math.max(Number.isNaN(number) ? absent : number, 1), maximum);
}
