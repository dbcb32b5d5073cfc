import { hash } from 'node:crypto';
import type { Ask } from '../../../db/directTransaction.ts';
import { fromLists, insertList, jsonList, jsonRows, textOf } from '../../../db/jsonRows.ts';
import { IdempotencyKey, oldestIdempotencyKey } from '../../../db/models/order.ts';
import type { OrderInput } from '../../contract/types.ts';
import { malformed } from '../../services/failure.ts';

const TABLE = IdempotencyKey.tableName;
const SHAPE = /^[\x21-\x7e]{1,200}$/;

/**
 * The key that an `Idempotency-Key` header brings, or null without one.
 * @throws Failure 400 when it is no such key
 */
export function idempotencyKeyOf(header: string): string | null {
  const key = header.trim();
  if (key === '') return null;
  if (!SHAPE.test(key)) throw malformed();
  return key;
}

/** An order's data under the key it was sent with, if it had one. */
export interface Keyed {
  key: string | null;
  input: OrderInput;
}

/** What a living key stands for. */
export interface KeptKey {
  key: string;
  body_digest: string;
  order_id: number;
}

/** The living ones among the keys of several orders. */
export async function readKeys(
  ask: Ask,
  orders: readonly Keyed[],
  now: Date,
): Promise<Map<string, KeptKey>> {
  const keys = orders.map(({ key }) => key).filter((key) => key !== null);
  if (keys.length === 0) return new Map();
  const rows = await ask<KeptKey>(READ, [jsonList(keys), oldestIdempotencyKey(now)]);
  return new Map(rows.map((row) => [row.key, row]));
}

/** Another server's order took a key while this transaction was under way: it has to be redone. */
export class KeyTaken extends Error {
  override name = 'KeyTaken';
}

/**
 * Writes down which orders the keys stand for; an expired key that isn't swept yet is as good as
 * none. A parallel transaction with one of the keys waits for this one's end.
 * @throws KeyTaken when a key has come to stand for another order since `readKeys`
 */
export async function keepKeys(
  ask: Ask,
  orders: readonly (Keyed & { id: number })[],
  now: Date,
): Promise<void> {
  const rows = orders.flatMap(({ key, input, id }) =>
    key === null
      ? []
      : [{ key, body_digest: digestOf(input), order_id: id, created_at: now.toISOString() }],
  );
  if (rows.length === 0) return;
  // Sorted, so that two servers with the same keys wait for each other one way only.
  rows.sort((a, b) => (a.key < b.key ? -1 : 1));
  const kept = await ask(KEEP, [jsonRows(KEEP, rows), oldestIdempotencyKey(now)]);
  if (kept.length < rows.length) throw new KeyTaken();
}

/** Whether a key stands for these very data. */
export const fits = ({ body_digest }: KeptKey, input: OrderInput): boolean =>
  body_digest === digestOf(input);

const READ = fromLists(
  (list) =>
    `select kept.key, body_digest, order_id from ${list('$1')} as sent ` +
    `cross join ${TABLE} kept where kept.key = ${textOf('sent')} and kept.created_at >= $2`,
);

const KEEP = insertList(
  TABLE,
  { text: ['key', 'body_digest', 'created_at'], integer: ['order_id'] },
  `on conflict (key) do update set body_digest = excluded.body_digest,
    order_id = excluded.order_id, created_at = excluded.created_at
    where ${TABLE}.created_at < $2 returning key`,
);

/** What is ordered decides, not how it was written: the parsed input has one order of fields. */
const digestOf = (input: OrderInput) => hash('sha256', JSON.stringify(input), 'base64url');
