import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Order } from '../../../db/models/order.ts';
import type { Locale } from '../../contract/locales.ts';
import { fold } from '../../contract/slug.ts';
import type { OrderListItem } from '../../contract/types.ts';
import type { Context } from '../../http/context.ts';
import { applyConditions, applyOrder, type Listed } from '../crud/applyListQuery.ts';
import { likePattern } from '../crud/likePattern.ts';
import { type ListQuery, parseListQuery } from '../crud/listQuery.ts';
import { orderFields } from './orderFields.ts';
import { presentListItem } from './present.ts';

const listed: Listed = { model: Order, fields: orderFields, order: [['created_at', 'desc']] };

const SHOWN = [
  'id',
  'customer_name',
  'customer_email',
  'created_at',
  'total_halere',
  'status',
  'version',
];

/** Orders as the administrator's list asks for them, newest first unless it says otherwise. */
export async function listOrders(
  knex: Knex,
  ctx: Context,
): Promise<{ records: OrderListItem[]; total: number; query: ListQuery }> {
  const asked = parseListQuery(ctx.query, listed.fields);
  const { locale } = ctx.state;
  const query = Order.query(knex);
  applyConditions(query, { conditions: asked.conditions, search: '' }, listed, locale);
  if (asked.search !== '') {
    const pattern = likePattern(fold(asked.search));
    query.where((either) => {
      either.whereRaw(`orders.search like ? escape '\\'`, [pattern]);
      // Any other text is part of no number, and making every order's number takes its time.
      if (/^#?\d+$/.test(asked.search)) {
        either.orWhereRaw(`${NUMBER_ON_SCREEN} like ? escape '\\'`, [pattern]);
      }
    });
  }
  const rows = await select(query.clone(), asked, locale);
  // Behind the last row nobody tells how many there are.
  const isBehind = asked.window !== null && rows.length === 0;
  const total = isBehind ? await query.resultSize() : countOf(rows);
  return { records: rows.map(presentListItem), total, query: asked };
}

/**
 * The asked rows in their order. Those of a window tell how many there are in all: counting in a
 * statement of its own would cost a second trip to the database.
 */
function select(query: QueryBuilder<Order>, { window, sort }: ListQuery, locale: Locale) {
  const counted = query.clone().count().as(COUNT);
  applyOrder(query, sort, listed, locale);
  query.select(SHOWN);
  return window ? query.select(counted).offset(window.offset).limit(window.limit) : query;
}

const COUNT = 'matching';

const countOf = (rows: readonly Order[]): number =>
  Number(Reflect.get(rows[0] ?? {}, COUNT) ?? rows.length);

/** '#' and the id padded with zeros to ten digits, so that a number is found as it is read. */
const NUMBER_ON_SCREEN =
  "'#' || substr('0000000000', length(cast(orders.id as text)) + 1) || cast(orders.id as text)";
