import type { Knex } from 'knex';
import { type QueryBuilder, type RawBuilder, raw } from 'objection';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import { searchedTexts } from '../../../db/models/orderSearch.ts';
import type { Booking } from '../../../db/models/slot.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import type { Locale } from '../../contract/locales.ts';
import { TO_SHIP } from '../../contract/orderStatuses.ts';
import { fold } from '../../contract/slug.ts';
import { idsOfSymbol } from '../../contract/variableSymbol.ts';
import { parseCode } from '../../contract/voucherCodes.ts';
import { notFound } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import { recordId } from '../../platform/http/validate.ts';
import { applyConditions, applyOrder, type Listed } from '../../platform/lists/applyListQuery.ts';
import { boolean, integer, type ListFields, money, text } from '../../platform/lists/fields.ts';
import { likePattern } from '../../platform/lists/likePattern.ts';
import { type ListQuery, parseListQuery } from '../../platform/lists/listQuery.ts';
import { bookingsOfOrder } from '../dates/index.ts';

export const orderFields: ListFields = {
  id: integer,
  customer_name: text,
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

/** An order with its booked dates, which have no relation in the model: theirs leads to the order. */
export type WholeOrder = Order & { bookings?: Booking[] };

/** An order with its items, history, payments, documents, vouchers, dates, withdrawals and mail; throws a 404. */
export async function findOrder(knex: Knex, key: string | undefined): Promise<WholeOrder> {
  const isVatPayer = Setting.query(knex)
    .select('value')
    .where({ setting_key: 'vat_payer' })
    .as('vat_payer');
  const order = await Order.query(knex)
    .select('orders.*', isVatPayer)
    .findById(recordId(key))
    .withGraphFetched(
      `[items, statusChanges.user(named), payments.[user(named), moves.user(named)], documents(stated).user(named),
        withdrawals.items, terms, mail, vouchers]`,
    )
    .modifyGraph('terms', (query) => query.select('digest', 'valid_from'));
  if (!order) throw notFound('order.notFound');
  return Object.assign(order, { bookings: await bookingsOfOrder(knex, order.id) });
}

/** The orders that a list query asks for, with some of their columns; hidden ones only if it filters by `hidden_at`. */
export async function listOrders(
  knex: Knex,
  ctx: Context,
  columns: readonly string[] = SHOWN,
): Promise<{ orders: Order[]; total: number; query: ListQuery }> {
  const asked = parseListQuery(ctx.query, listed.fields);
  const { locale } = ctx.state;
  const found = Order.query(knex);
  const conditions = asked.conditions.filter(({ field }) => field !== 'to_ship');
  applyConditions(found, { conditions, search: '' }, listed, locale);
  if (asksToShip(asked)) found.whereIn('orders.status', TO_SHIP).modify('sendable');
  if (asked.search !== '') {
    const pattern = likePattern(fold(asked.search));
    found.where((either) => {
      for (const text of searchedTexts(asked.search)) {
        either.orWhereRaw(`orders.search like ? escape '\\'`, [likePattern(text)]);
      }
      const code = parseCode(asked.search);
      if (code !== null) {
        either.orWhereIn('orders.id', Voucher.query(knex).select('order_id').where({ code }));
      }
      // No other text is part of an order's number, and computing every number takes long.
      if (/^#?\d+$/.test(asked.search)) {
        either.orWhereRaw(`${NUMBER_ON_SCREEN} like ? escape '\\'`, [pattern]);
        either.orWhere((one) => {
          one.whereIn('orders.id', idsOfSymbol(asked.search)).whereRaw(SYMBOL, [asked.search]);
        });
      }
    });
  }
  // Hidden orders are listed for those who ask for them.
  const hides = !asked.conditions.some(({ field }) => field === 'hidden_at');
  const query = hides ? found.clone().modify('shown') : found;
  const orders = await select(query.clone(), hides ? countShown(found) : count(found), asked, {
    locale,
    columns,
  });
  // A page behind the last row has no row that carries the count.
  const isBehind = asked.window !== null && orders.length === 0;
  const total = isBehind ? await query.resultSize() : countOf(orders);
  return { orders, total, query: asked };
}

const asksToShip = ({ conditions }: ListQuery): boolean =>
  conditions.some(
    ({ field, operator, values }) =>
      field === 'to_ship' && operator === 'eq' && values.includes('true'),
  );

const count = (query: QueryBuilder<Order>) => raw('(?)', [query.clone().count()]);

/** The few hidden ones are counted apart: leaving them out row by row takes four times as long. */
const countShown = (query: QueryBuilder<Order>) =>
  raw('? - ?', [count(query), count(query.clone().modify('hidden'))]);

/** Each row of a page carries the total count: a statement of its own is a second round trip. */
function select(
  query: QueryBuilder<Order>,
  counted: RawBuilder,
  { window, sort }: ListQuery,
  { locale, columns }: { locale: Locale; columns: readonly string[] },
) {
  const columnsSorted = sort.filter(({ field }) => field !== 'to_ship');
  applyOrder(query, columnsSorted, listed, locale);
  query.select([...columns]);
  if (!window) return query;
  return query.select(counted.as(COUNT)).offset(window.offset).limit(window.limit);
}

const COUNT = 'matching';

const countOf = (rows: readonly Order[]): number =>
  Number(Reflect.get(rows[0] ?? {}, COUNT) ?? rows.length);

const NUMBER_ON_SCREEN =
  "'#' || substr('0000000000', length(cast(orders.id as text)) + 1) || cast(orders.id as text)";

/** As `variableSymbol` has it, of orders whose symbol begins with a year. */
const SYMBOL =
  'cast((orders.symbol_year % 100) * cast(100000000 as bigint) + orders.id as text) = ?';
