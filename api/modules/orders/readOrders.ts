import type { Knex } from 'knex';
import { type QueryBuilder, type RawBuilder, raw } from 'objection';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import { pragueToday } from '../../contract/dates.ts';
import type { Locale } from '../../contract/locales.ts';
import { toCrowns } from '../../contract/money.ts';
import { FIRST_STATUS } from '../../contract/orderStatuses.ts';
import { OPEN_STATES, openHalere } from '../../contract/payments.ts';
import { fold } from '../../contract/slug.ts';
import type { OrderListItem, Order as WireOrder } from '../../contract/types.ts';
import { idsOfSymbol, variableSymbol } from '../../contract/variableSymbol.ts';
import { notFound } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import { recordId } from '../../platform/http/validate.ts';
import { applyConditions, applyOrder, type Listed } from '../../platform/lists/applyListQuery.ts';
import { integer, type ListFields, money, text } from '../../platform/lists/fields.ts';
import { likePattern } from '../../platform/lists/likePattern.ts';
import { type ListQuery, parseListQuery } from '../../platform/lists/listQuery.ts';
import { booksOf, moneyOf } from '../documents/index.ts';
import { presentMail } from '../mail/mails.ts';
import { presentPayment } from '../payments/index.ts';
import { presentWithdrawal } from './withdrawals/presentWithdrawal.ts';

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
  paid: { ...money('paid_halere'), large: true },
  locale: text,
  hidden_at: { ...text, nullable: true },
  owed_back: { ...money('owed_halere'), large: true },
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
  'hidden_at',
  'erased_at',
];

/** The order with its items, its status changes and its confirmation's state; throws a 404. */
export async function findOrder(knex: Knex, key: string): Promise<Order> {
  const isVatPayer = Setting.query(knex)
    .select('value')
    .where({ setting_key: 'vat_payer' })
    .as('vat_payer');
  const order = await Order.query(knex)
    .select('orders.*', isVatPayer)
    .findById(recordId(key))
    .withGraphFetched(
      `[items, statusChanges.user(named), payments.[user(named), moves.user(named)], documents.user(named),
        withdrawals.items, terms, mail]`,
    )
    .modifyGraph('terms', (query) => query.select('digest', 'valid_from'));
  if (!order) throw notFound('order.notFound');
  return order;
}

export async function listOrders(
  knex: Knex,
  ctx: Context,
): Promise<{ records: OrderListItem[]; total: number; query: ListQuery }> {
  const asked = parseListQuery(ctx.query, listed.fields);
  const { locale } = ctx.state;
  const found = Order.query(knex);
  applyConditions(found, { conditions: asked.conditions, search: '' }, listed, locale);
  if (asked.search !== '') {
    const pattern = likePattern(fold(asked.search));
    found.where((either) => {
      either.whereRaw(`orders.search like ? escape '\\'`, [pattern]);
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
  const rows = await select(query.clone(), hides ? countShown(found) : count(found), asked, locale);
  // A page behind the last row has no row that carries the count.
  const isBehind = asked.window !== null && rows.length === 0;
  const total = isBehind ? await query.resultSize() : countOf(rows);
  const today = pragueToday(new Date());
  return { records: rows.map((order) => presentListItem(order, today)), total, query: asked };
}

const count = (query: QueryBuilder<Order>) => raw('(?)', [query.clone().count()]);

/** The few hidden ones are counted apart: leaving them out row by row takes four times as long. */
const countShown = (query: QueryBuilder<Order>) =>
  raw('? - ?', [count(query), count(query.clone().modify('hidden'))]);

/** Each row of a page carries the total count: a statement of its own is a second round trip. */
function select(
  query: QueryBuilder<Order>,
  counted: RawBuilder,
  { window, sort }: ListQuery,
  locale: Locale,
) {
  applyOrder(query, sort, listed, locale);
  query.select(SHOWN);
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

const presentListItem = (order: Order, today = pragueToday(new Date())): OrderListItem => ({
  id: order.id,
  customer_name: order.customer_name,
  customer_email: order.customer_email,
  created_at: order.created_at,
  total: toCrowns(order.total_halere),
  status: order.status,
  payment_state: order.payment_state,
  paid: toCrowns(order.paid_halere),
  is_overdue: isOverdue(order, today),
  hidden_at: order.hidden_at,
  erased_at: order.erased_at ?? null,
  version: order.version,
});

/** Whether the money of an order that stands should have come before a day. */
export const isOverdue = ({ payment_state, payment_due, status }: Order, today: string): boolean =>
  status !== 'cancelled' &&
  payment_due !== null &&
  payment_due < today &&
  OPEN_STATES.includes(payment_state);

export const presentOrder = (order: Order, locale: Locale): WireOrder => ({
  ...presentListItem(order),
  customer_phone: order.customer_phone,
  customer_address: order.customer_address,
  shipping_method: order.shipping_method_id,
  shipping_name: locale === 'cs' ? order.shipping_name_cs : order.shipping_name_en,
  shipping_price: toCrowns(order.shipping_price_halere),
  shipping_vat_rate: order.shipping_vat_rate,
  payment_method: order.payment_method_id,
  payment_name: locale === 'cs' ? order.payment_name_cs : order.payment_name_en,
  payment_fee: toCrowns(order.payment_fee_halere),
  payment_kind: order.payment_kind,
  variable_symbol: variableSymbol(order),
  tracking_number: order.tracking_number,
  tracking_url: order.tracking_url,
  locale: order.locale,
  refunded: toCrowns(order.refunded_halere),
  open: toCrowns(openHalere(moneyOf(order))),
  payment_due: order.payment_due,
  reminded_at: order.reminded_at,
  books: presentBooks(order),
  payments: (order.payments ?? []).map(presentPayment),
  withdrawals: (order.withdrawals ?? []).map(presentWithdrawal),
  company_name: order.company_name,
  company_ico: order.company_ico,
  company_dic: order.company_dic,
  documents: (order.documents ?? []).map((document) => ({
    id: document.id,
    kind: document.kind,
    number: document.number_text,
    issued_at: document.issued_at,
    total: toCrowns(document.total_halere),
    username: document.user?.username ?? null,
  })),
  items: (order.items ?? []).map((item) => ({
    id: item.id,
    product_id: item.product_id,
    slug: item.slug,
    price: toCrowns(item.price_halere),
    vat_rate: item.vat_rate,
    quantity: item.quantity,
    translations: {
      en: { name: item.name_en, description: item.description_en },
      cs: { name: item.name_cs, description: item.description_cs },
    },
  })),
  status_changes: [
    // The order itself sets the first one.
    { status: FIRST_STATUS, username: null, created_at: order.created_at },
    ...(order.statusChanges ?? []).map(({ status, user, at }) => ({
      status,
      username: user?.username ?? null,
      created_at: at,
    })),
  ],
  terms: order.terms ? { valid_from: order.terms.valid_from } : null,
  mail: presentMail(order.mail),
});

function presentBooks(order: Order): WireOrder['books'] {
  const books = booksOf({
    money: moneyOf(order),
    isCancelled: order.status === 'cancelled',
    isVatPayer: order.vat_payer === 'on',
    documents: order.documents ?? [],
  });
  return {
    kept: toCrowns(books.kept),
    owed_back: toCrowns(books.owedBack),
    is_invoiced: books.hasInvoice,
    invoiced_unpaid: toCrowns(books.invoicedUnpaid),
    documented: toCrowns(books.documented),
    difference: toCrowns(books.difference),
  };
}
