import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { IdempotencyKey } from '../../../db/models/order.ts';
import type { OrderInput } from '../../contract/types.ts';
import { malformed } from '../../http/failure.ts';

const TABLE = IdempotencyKey.tableName;
const DAYS = 7;
const DAY_MS = 86_400_000;
const SHAPE = /^[\x21-\x7e]{1,200}$/;

/**
 * The key that an `Idempotency-Key` header brings. An order without one gets a key of its own, so
 * that every order's transaction begins with the same write: SQLite can't make a reader a writer
 * when another process wrote in between.
 * @throws Failure 400 when it is no such key
 */
export function idempotencyKeyOf(header: string): string {
  const key = header.trim();
  if (key === '') return randomUUID();
  if (!SHAPE.test(key)) throw malformed();
  return key;
}

/** An order's data under the key it was sent with. */
export interface Keyed {
  key: string;
  input: OrderInput;
}

/** Whose a key is: this transaction's, or an earlier order's, which fits the data or doesn't. */
export type KeyHolder = 'ours' | { orderId: number | null; fits: boolean };

/**
 * Takes the keys of several orders, each a different one, and answers whose each is now, in their
 * order. A parallel transaction with one of the keys waits for this one's end.
 */
export async function takeKeys(
  trx: Knex.Transaction,
  orders: readonly Keyed[],
  now: Date,
): Promise<KeyHolder[]> {
  const rows = orders.map(({ key, input }) => ({
    key,
    body_digest: digestOf(input),
    order_id: null,
    created_at: now.toISOString(),
  }));
  // Sorted, so that two servers with the same keys wait for each other one way only.
  const sorted = [...rows].sort((a, b) => (a.key < b.key ? -1 : 1));
  const taken: { key: string }[] = await trx(TABLE)
    .insert(sorted)
    .onConflict('key')
    .merge(['body_digest', 'order_id', 'created_at'])
    // An expired key that isn't swept yet is as good as none.
    .where(`${TABLE}.created_at`, '<', expiredBefore(now))
    .returning('key');
  const ours = new Set(taken.map(({ key }) => key));
  const others = rows.map(({ key }) => key).filter((key) => !ours.has(key));
  const earlier = others.length === 0 ? [] : await IdempotencyKey.query(trx).findByIds(others);
  return rows.map(({ key, body_digest }) => {
    if (ours.has(key)) return 'ours';
    const holder = earlier.find((row) => row.key === key);
    return { orderId: holder?.order_id ?? null, fits: holder?.body_digest === body_digest };
  });
}

/** Writes down which orders taken keys stand for. */
export async function keepKeys(
  trx: Knex.Transaction,
  orders: readonly (Keyed & { id: number })[],
  now: Date,
): Promise<void> {
  const rows = orders.map(({ key, input, id }) => ({
    key,
    body_digest: digestOf(input),
    order_id: id,
    created_at: now.toISOString(),
  }));
  await trx(TABLE).insert(rows).onConflict('key').merge(['order_id']);
}

/** Lets go of taken keys whose orders were refused: the customer will send other data. */
export async function freeKeys(trx: Knex.Transaction, keys: readonly string[]): Promise<void> {
  await trx(TABLE)
    .whereIn('key', [...keys])
    .delete();
}

/** Forgets the keys that have lived their seven days; answers how many. To be called now and then. */
export async function sweepIdempotencyKeys(knex: Knex, now: Date): Promise<number> {
  return IdempotencyKey.query(knex).where('created_at', '<', expiredBefore(now)).delete();
}

const expiredBefore = (now: Date) => new Date(now.getTime() - DAYS * DAY_MS).toISOString();

/** What is ordered decides, not how it was written: the parsed input has one order of fields. */
const digestOf = (input: OrderInput) =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');
