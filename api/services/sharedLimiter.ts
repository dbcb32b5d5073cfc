import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { type CreateLimiter, hashOf, type Limit, type Limiter, memoryLimiter } from './limiter.ts';

/** Of a rough limit every so many are shared, as one. */
const SHARED_AT_ONCE = 20;
const MAX_KEYS = 20_000;
const SWEEP_MS = 600_000;

/**
 * Counts in PostgreSQL, for all instances on it together, by its clock. A rough limit is counted in
 * memory and shared afterwards: nothing waits for the database, only an address that comes often is
 * ever written there, and each further instance lets at most 20 more through.
 */
export function sharedLimiter(knex: Knex): CreateLimiter {
  const count = counting(knex);
  return (limit) => (limit.isRough ? roughly(limit, count) : exactly(limit, count));
}

/** Adds to a count below its limit; answers the milliseconds to wait when there is no room. */
type Count = (limit: Limit, key: string, number: number) => Promise<number>;

function exactly(limit: Limit, count: Count): Limiter {
  return {
    take: async (key) => Math.ceil((await count(limit, key, 1)) / 1000),
    giveBack: async (key) => {
      await count(limit, key, -1);
    },
  };
}

function roughly(limit: Limit, count: Count): Limiter {
  const own = memoryLimiter(limit);
  const unshared = new LRUCache<string, number>({ max: MAX_KEYS, ttl: limit.seconds * 1000 });
  const refusedUntil = new LRUCache<string, number>({ max: MAX_KEYS });

  const share = async (key: string) => {
    const wait = await count(limit, key, SHARED_AT_ONCE);
    if (wait > 0) refusedUntil.set(hashOf(key), Date.now() + wait);
  };

  return {
    giveBack: own.giveBack,
    async take(key) {
      const hash = hashOf(key);
      const refused = (refusedUntil.get(hash) ?? 0) - Date.now();
      const wait = refused > 0 ? Math.ceil(refused / 1000) : await own.take(key);
      if (wait > 0) return wait;
      const taken = (unshared.get(hash) ?? 0) + 1;
      unshared.set(hash, taken % SHARED_AT_ONCE);
      // Without the database no order is stored anyway.
      if (taken === SHARED_AT_ONCE) share(key).catch(() => undefined);
      return 0;
    },
  };
}

function counting(knex: Knex): Count {
  let sweptAt = 0;
  return async ({ name, points, seconds }, key, number) => {
    if (Date.now() - sweptAt > SWEEP_MS) {
      sweptAt = Date.now();
      await knex('limits').where('until', '<', sweptAt).delete();
    }
    const values = { key: `${name} ${hashOf(key)}`, number, points, ms: seconds * 1000 };
    const { rows } = await knex.raw(COUNT, values);
    if (rows.length > 0) return 0;
    const refused = await knex.raw(REMAINING, values);
    return Math.max(1, refused.rows[0]?.remaining ?? 1);
  };
}

const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Changes a row, and answers it, unless the window still lasts and its count is full. */
const COUNT = `
  insert into limits (key, taken, until)
  values (:key, greatest(0, :number::integer), ${NOW} + :ms::bigint)
  on conflict (key) do update set
    taken = greatest(0, :number::integer +
      case when limits.until <= ${NOW} then 0 else limits.taken end),
    until = case when limits.until <= ${NOW} then excluded.until else limits.until end
  where limits.until <= ${NOW} or limits.taken < :points or :number::integer < 0
  returning taken`;

const REMAINING = `select (until - ${NOW})::integer as remaining from limits where key = :key`;
