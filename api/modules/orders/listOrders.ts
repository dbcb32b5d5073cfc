import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { isSqlite } from '../../../db/connect.ts';
import { Order } from '../../../db/models/order.ts';
import { OrderDocument } from '../../../db/models/orderDocument.ts';
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
  moment,
  money,
  text,
  words,
} from '../../platform/lists/fields.ts';
import { type ListQuery, parseListQuery } from '../../platform/lists/listQuery.ts';
import { searchOrders } from './searchOrders.ts';

interface NamedFilter {
  /** `today` is a day in Prague, YYYY-MM-DD. */
  narrow(orders: QueryBuilder<Order>, today: string): void;
  /** Hidden orders are found, too, where their customers wait for something: it is due all the same. */
  findsHidden?: true;
}

/** Filters that are no columns: with `true` each finds the orders that the dashboard counts under its name. */
const NAMED_FILTERS: Readonly<Record<string, NamedFilter>> = {
  /** The parcels that may go. */
  to_ship: {
    narrow: (orders) => orders.whereIn('orders.status', TO_SHIP).modify('sendable'),
  },
  /** A withdrawal is to be decided. */
  withdrawal_waits: {
    narrow: (orders) =>
      orders.whereExists(Order.relatedQuery('withdrawals').where({ state: 'received' })),
    findsHidden: true,
  },
  overdue: {
    narrow: (orders, today) => orders.modify('overdue', today),
  },
  refund_due: {
    narrow: (orders) => orders.modify('refundDue'),
    findsHidden: true,
  },
};

/** Finds the orders with a document that accountants enter on these days, deleted orders too: it stays valid. */
const DOCUMENT_FIELDS: ListFields = { accounted_on: text };

const documents: Listed = { model: OrderDocument, fields: DOCUMENT_FIELDS, order: [] };

const isOfDocuments = (field: string): boolean => Object.hasOwn(DOCUMENT_FIELDS, field);

/** Whether a filter is no column of orders; nothing is sorted by it. */
const isNoColumn = (field: string): boolean =>
  Object.hasOwn(NAMED_FILTERS, field) || isOfDocuments(field);

export const orderFields: ListFields = {
  id: integer,
  customer_name: words,
  customer_email: text,
  customer_phone: text,
  created_at: moment,
  updated_at: moment,
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
  hidden_at: { ...moment, nullable: true },
  owed_back: { ...money('owed_halere'), large: true },
  ...DOCUMENT_FIELDS,
  ...Object.fromEntries(Object.keys(NAMED_FILTERS).map((name) => [name, boolean])),
};

const listed: Listed = { model: Order, fields: orderFields, order: [['created_at', 'desc']] };

const SHOWN = [
  'id',
  'customer_name',
  'customer_email',
  'created_at',
  'updated_at',
  'total_halere',
  'credited_halere',
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
 * `hidden_at`, by their documents, or by what customers of hidden orders wait for, too.
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
    const conditions = query.conditions.filter(({ field }) => !isNoColumn(field));
    applyConditions(found, { conditions, search: '' }, listed, locale);
    const ofDocuments = query.conditions.filter(({ field }) => isOfDocuments(field));
    if (ofDocuments.length > 0) {
      const asked = OrderDocument.query(knex).whereColumn('order_documents.order_id', 'orders.id');
      applyConditions(asked, { conditions: ofDocuments, search: '' }, documents, locale);
      found.whereExists(asked);
    }
    const named = namedFiltersOf(query);
    for (const { narrow } of named) narrow(found, pragueToday(now()));
    if (query.search !== '') await searchOrders(knex, found, query.search);
    const findsHidden =
      query.conditions.some(({ field }) => field === 'hidden_at') ||
      ofDocuments.length > 0 ||
      named.some((filter) => filter.findsHidden);
    if (!findsHidden) found.modify('shown');
    const sort = query.sort.filter(({ field }) => !isNoColumn(field));
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

/** The named filters that a query asks for with `true`. */
const namedFiltersOf = ({ conditions }: ListQuery): NamedFilter[] =>
  Object.entries(NAMED_FILTERS).flatMap(([name, filter]) =>
    conditions.some(
      ({ field, operator, values }) =>
        field === name && operator === 'eq' && values.includes('true'),
    )
      ? [filter]
      : [],
  );
