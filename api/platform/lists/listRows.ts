import type { Model, QueryBuilder } from 'objection';
import { LIMITS } from '../../contract/constants.ts';
import type { Context } from '../http/context.ts';
import { applyConditions, applyOrder, type Listed } from './applyListQuery.ts';
import { setListHeaders } from './listAnswer.ts';
import { parseListQuery } from './listQuery.ts';

/** The rows of a query that a request asks for, in both conventions of lists, with the list's headers. */
export async function listRows<M extends Model>(
  ctx: Context,
  query: QueryBuilder<M, M[]>,
  listed: Listed,
  unit: string,
): Promise<M[]> {
  const { locale } = ctx.state;
  const asked = parseListQuery(ctx.query, listed.fields);
  applyConditions(query, asked, listed, locale);
  const total = await query.clone().resultSize();
  applyOrder(query, asked.sort, listed, locale);
  const { offset, limit } = asked.window ?? { offset: 0, limit: LIMITS.pageSize };
  const rows = await query.offset(offset).limit(limit);
  setListHeaders(ctx, unit, asked, rows.length, total);
  return rows;
}
