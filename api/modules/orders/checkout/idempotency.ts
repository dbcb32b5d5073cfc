import { hash } from 'node:crypto';
import {
  type DirectQuery,
  fromLists,
  insertList,
  jsonList,
  jsonRows,
  textOf,
} from '../../../../db/directTransaction.ts';
import { IdempotencyKey, oldestIdempotencyKey } from '../../../../db/models/idempotencyKey.ts';
import type { OrderInput } from '../../../contract/types.ts';
import { malformed } from '../../../platform/failure.ts';

const TABLE = IdempotencyKey.tableName;
const SHAPE = /^[\x21-\x7e]{1,200}$/;

/** The key of an `Idempotency-Key` header, or null; throws a 400 when it is malformed. */
export function idempotencyKeyOf(header: string): string | null {
  const key = header.trim();
  if (key === '') return null;
  if (!SHAPE.test(key)) throw malformed();
  return key;
}

export interface KeyedOrder {
  key: string | null;
  input: OrderInput;
}

export interface KeptKey {
  key: string;
  body_digest: string;
  order_id: number;
  /** The order's. */
  symbol_year: number | null;
}

export async function readKeys(
  query: DirectQuery,
  orders: readonly KeyedOrder[],
  now: Date,
): Promise<Map<string, KeptKey>> {
  const keys = orders.map(({ key }) => key).filter((key) => key !== null);
  if (keys.length === 0) return new Map();
  const rows = await query<KeptKey>(READ, [jsonList(keys), oldestIdempotencyKey(now)]);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Another server's order took a key during this transaction, which must be repeated. */
export class KeyTaken extends Error {
  override name = 'KeyTaken';
}

/** Stores keys, also over expired ones; throws KeyTaken when one was taken since `readKeys`. */
export async function keepKeys(
  query: DirectQuery,
  orders: readonly (KeyedOrder & { id: number })[],
  now: Date,
): Promise<void> {
  const rows = orders.flatMap(({ key, input, id }) =>
    key === null
      ? []
      : [{ key, body_digest: digestOf(input), order_id: id, created_at: now.toISOString() }],
  );
  if (rows.length === 0) return;
  // Sorted, so that two servers with the same keys can't deadlock.
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  const kept = await query(KEEP, [jsonRows(KEEP, rows), oldestIdempotencyKey(now)]);
  if (kept.length < rows.length) throw new KeyTaken();
}

export const fits = ({ body_digest }: KeptKey, input: OrderInput): boolean =>
  body_digest === digestOf(input);

const READ = fromLists(
  (list) =>
    `select kept.key, body_digest, order_id,
      (select symbol_year from orders where orders.id = order_id) as symbol_year
      from ${list('$1')} as sent ` +
    `cross join ${TABLE} kept where kept.key = ${textOf('sent')} and kept.created_at >= $2`,
);

const KEEP = insertList(
  TABLE,
  { text: ['key', 'body_digest', 'created_at'], integer: ['order_id'] },
  `on conflict (key) do update set body_digest = excluded.body_digest,
    order_id = excluded.order_id, created_at = excluded.created_at
    where ${TABLE}.created_at < $2 returning key`,
);

/** Of the parsed input, whose fields have a fixed order, so that the body's formatting doesn't matter. */
const digestOf = (input: OrderInput) => hash('sha256', JSON.stringify(input), 'base64url');
