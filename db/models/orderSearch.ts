import type { Knex } from 'knex';
import { searchWords } from '../../api/contract/searchWords.ts';
import { fold } from '../../api/contract/slug.ts';

/** What an order is found by; changes of any of these columns renew its search text. */
export const SEARCHED_COLUMNS = [
  'customer_name',
  'customer_email',
  'customer_phone',
  'company_name',
  'company_ico',
  'tracking_number',
  'pickup_point_code',
  'pickup_point_name',
] as const;

interface Searched extends Record<(typeof SEARCHED_COLUMNS)[number], string> {
  items: readonly { name_en: string; name_cs: string }[];
  /** Numbers of its documents. */
  documents: readonly string[];
}

/**
 * Between the characters of a number. A short number, such as that of an order, is not found in the
 * middle of all phones and documents.
 */
export const NUMBER_MARK = '·';
const SHORTEST_NUMBER = 5;
/** The Czech prefix, as which numbers without one are read. */
const HOME_PREFIX = /^420(?=\d{9}$)/;

const compact = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');

/** A number as search texts hold it. */
export const marked = (number: string) => [...number].join(NUMBER_MARK);

/** A phone in one spelling: digits alone, without 00 and without the Czech prefix. */
const phoneDigits = (phone: string) =>
  phone.replace(/\D/g, '').replace(/^00/, '').replace(HOME_PREFIX, '');

/** The folded text that an order is searched in. */
export function orderSearch(order: Searched): string {
  const { customer_name, customer_email, company_name, items } = order;
  const names = items.flatMap(({ name_en, name_cs }) => [name_en, name_cs]);
  const texts = [customer_name, customer_email, company_name, order.pickup_point_name, ...names];
  const numbers = [
    phoneDigits(order.customer_phone),
    compact(order.company_ico),
    compact(order.tracking_number),
    compact(order.pickup_point_code),
    ...order.documents.map(compact),
  ];
  return [...new Set([...texts.map(fold), ...numbers.map(marked)])].filter(Boolean).join('\n');
}

const isLongNumber = (word: string) => /\d/.test(word) && compact(word).length >= SHORTEST_NUMBER;

/** What the orders that a query finds have in their search text: all texts of one of these lists. */
export function searchedTexts(query: string): string[][] {
  // A beginning of a Czech number in the international spelling, too.
  const phone = phoneDigits(query.replace(/^\s*(?:\+|00)\s*420/, ''));
  const isPhone = /^[\d\s+()./-]+$/.test(query.trim());
  const numbers = [/\d/.test(query) ? compact(query) : '', isPhone ? phone : ''];
  const long = numbers.filter(({ length }) => length >= SHORTEST_NUMBER);
  const words = searchWords(query);
  const held = words.map((word) => (isLongNumber(word) ? marked(compact(word)) : word));
  const lists = [words, held, ...long.map((number) => [marked(number)])];
  return distinctLists(lists);
}

/** Each list once. */
export const distinctLists = (lists: readonly string[][]): string[][] => [
  ...new Map(lists.map((texts) => [texts.join('\n'), texts])).values(),
];

/**
 * Renews the search texts of orders. The models call it: `Order` after a change of what it is found by,
 * `OrderDocument` after a document was issued.
 */
export async function renewOrderSearch(knex: Knex, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const orders = await knex('orders')
    .select('id', ...SEARCHED_COLUMNS)
    .whereIn('id', ids);
  const items = await knex('order_items')
    .select('order_id', 'name_en', 'name_cs')
    .whereIn('order_id', ids)
    .orderBy('id');
  const documents = await knex('order_documents')
    .select('order_id', 'number_text')
    .whereIn('order_id', ids)
    .orderBy('id');
  for (const order of orders) {
    const isOf = ({ order_id }: { order_id: number }) => order_id === order.id;
    const search = orderSearch({
      ...order,
      items: items.filter(isOf),
      documents: documents.filter(isOf).map(({ number_text }) => String(number_text)),
    });
    await knex('orders').where({ id: order.id }).update({ search });
  }
}
