import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { isSqlite } from '../../../db/connect.ts';
import { Order } from '../../../db/models/order.ts';
import { pragueToday } from '../../contract/dates.ts';
import { TO_SHIP } from '../../contract/orderStatuses.ts';
import { keptCounts } from '../../platform/cache/keptCounts.ts';
import type { ResponseCache } from '../../platform/cache/responseCache.ts';
import type { Context } from '../../platform/http/context.ts';
import { applyConditions, applyOrder, type Listed } from '../../platform/lists/applyListQuery.ts';
import {
  boolean,
  integer,
  type ListFields,
  money,
  text,
  words,
} from '../../platform/lists/fields.ts';
import { type ListQuery, parseListQuery } from '../../platform/lists/listQuery.ts';
import { searchOrders } from './searchOrders.ts';

export const orderFields: ListFields = {
  id: integer,
  customer_name: words,
  customer_email: text,
  customer_phone: text,
  created_at: text,
  total: { ...money('total_halere'), large: true },
  status: { ...text, within: 'created_at' },
  shipping_method: { ...integer, column: 'shipping_method_id', nullable: true },
  payment_method: { ...integer, column: 'payment_method_id', nullable: true },
  payment_kind: { ...text, nullable: true },
  payment_state: { ...text, within: 'created_at' },
  payment_due: { ...text, nullable: true },
  discount_code_id: { ...integer, nullable: true },
  paid: { ...money('paid_halere'), large: true },
  locale: text,
  hidden_at: { ...text, nullable: true },
  owed_back: { ...money('owed_halere'), large: true },
  /** No column: `true` finds the parcels that may go, as the dashboard counts them. */
  to_ship: boolean,
  /** No column: `true` finds the orders with a withdrawal to decide, as the dashboard counts them. */
  withdrawal_waits: boolean,
  /** No column: `true` finds the orders whose payment is overdue, as the dashboard counts them. */
  overdue: boolean,
  /** No column: `true` finds the orders with money to return, as the dashboard counts them. */
  refund_due: boolean,
};

const listed: Listed = { model: Order, fields: orderFields, order: [['created_at', 'desc']] };

const SHOWN = [
  'id',
  'customer_name',
  'customer_email',
  'created_at',
  'total_halere',
  'status',
  'version',
  'payment_state',
  'payment_due',
  'paid_halere',
  'owed_halere',
  'hidden_at',
  'erased_at',
];

/** What counts of orders depend on: also what an order refers to, and by whose deletion it loses that. */
const COUNTED = [
  'orders',
  'orders/shipping-methods',
  'orders/payment-methods',
  'settings',
  'vouchers',
];

interface ListDeps {
  knex: Knex;
  cache: ResponseCache;
  now(): Date;
}

/**
 * The orders that a list query asks for, with some of their columns; hidden ones only if it filters by
 * `hidden_at`, for a withdrawal to decide, or for money to return.
 */
export function orderLists({ knex, cache, now }: ListDeps) {
  const counted = keptCounts(cache, COUNTED);

  return async (
    ctx: Context,
    columns: readonly string[] = SHOWN,
  ): Promise<{ orders: Order[]; total: number; query: ListQuery }> => {
    const query = parseListQuery(ctx.query, listed.fields);
    const { locale } = ctx.state;
    const found = Order.query(knex);
    const conditions = query.conditions.filter(({ field }) => !NO_COLUMNS.includes(field));
    applyConditions(found, { conditions, search: '' }, listed, locale);
    if (asksFor(query, 'to_ship')) found.whereIn('orders.status', TO_SHIP).modify('sendable');
    if (asksFor(query, 'withdrawal_waits')) {
      found.whereExists(Order.relatedQuery('withdrawals').where({ state: 'received' }));
    }
    if (asksFor(query, 'overdue')) found.modify('overdue', pragueToday(now()));
    if (asksFor(query, 'refund_due')) found.modify('refundDue');
    if (query.search !== '') await searchOrders(knex, found, query.search);
    // Hidden orders are listed for those who ask for them, and while their customers wait for a decision or
    // for money: both are due all the same.
    const asksForHidden =
      query.conditions.some(({ field }) => field === 'hidden_at') ||
      asksFor(query, 'withdrawal_waits') ||
      asksFor(query, 'refund_due');
    if (!asksForHidden) found.modify('shown');
    const sort = query.sort.filter(({ field }) => !NO_COLUMNS.includes(field));
    const page = found.clone();
    applyOrder(page, sort, listed, locale);
    if (!query.window) {
      const orders = await page.select([...columns]);
      return { orders, total: orders.length, query };
    }
    const isOfAll = query.conditions.length === 0 && query.search === '';
    const count = isOfAll ? countAll(knex) : found.clone().count({ count: '*' }).toKnexQuery();
    const [orders, total] = await Promise.all([
      readPage(knex, page, columns, query.window),
      counted(count),
    ]);
    return { orders, total, query };
  };
}

/** Behind so many rows a page's ids are read first. */
const DEEP = 1_000;

/**
 * A page of orders. The ids of a deep one are in an index, but PostgreSQL reads all orders before it where
 * other columns are asked for: page 400 of 100,000 takes three times as long. SQLite skips them itself.
 */
async function readPage(
  knex: Knex,
  page: QueryBuilder<Order>,
  columns: readonly string[],
  { offset, limit }: NonNullable<ListQuery['window']>,
): Promise<Order[]> {
  page.offset(offset).limit(limit);
  if (isSqlite(knex) || offset < DEEP) return page.select([...columns]);
  const ids = (await page.select('orders.id')).map(({ id }) => id);
  const orders = await Order.query(knex)
    .select([...columns])
    .findByIds(ids);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Counts those that are not hidden: all less the few that are, which SQLite counts faster. */
const countAll = (knex: Knex): Knex.QueryBuilder => {
  const all = knex(Order.tableName).count();
  return knex.select(knex.raw('(?) - (?) as count', [all, all.clone().whereNotNull('hidden_at')]));
};

const NO_COLUMNS: readonly string[] = ['to_ship', 'withdrawal_waits', 'overdue', 'refund_due'];

const asksFor = ({ conditions }: ListQuery, name: string): boolean =>
  conditions.some(
    ({ field, operator, values }) => field === name && operator === 'eq' && values.includes('true'),
  );
