import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { isSqlite } from '../../db/connect.ts';
import { tooMany } from './failure.ts';

/** Counts actions by key, up to a number within a window of time. */
export interface Limiter {
  /** Takes one; returns 0, or the seconds to wait when none is left. */
  take(key: string): Promise<number>;
  /** Takes one; throws a 429 when none is left. */
  admit(key: string): Promise<void>;
  giveBack(key: string): Promise<void>;
}

interface Limit {
  /** Separates its counts from those of other limits in a shared store. */
  name: string;
  points: number;
  seconds: number;
  /** A few more may pass, so that no request waits for the shared store. */
  isRough?: boolean;
}

export type CreateLimiter = (limit: Limit) => Limiter;

/** The most keys that a limiter keeps in memory; then the oldest are dropped. */
const MAX_KEYS = 20_000;
/** A rough limit reports this many at once to the shared store. */
const SHARED_AT_ONCE = 20;

/**
 * Makes limiters that count in memory or, on PostgreSQL, for all instances together. A rough limit
 * counts in memory and shares afterwards: no request waits for the database, only frequent keys are
 * written there, and each further instance lets a few more through.
 */
export function limiters(knex: Knex): CreateLimiter {
  return ({ name, points, seconds, isRough }) => {
    const options = { keyPrefix: name, points, duration: seconds };
    if (isSqlite(knex)) return limiterOf(inMemory(options));
    const shared = new RateLimiterPostgres({
      ...options,
      storeClient: knex,
      storeType: 'knex',
      tableName: 'limits',
      tableCreated: true,
    });
    return limiterOf(isRough ? sharedLater(inMemory(options), shared) : shared);
  };
}

type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward'>;

function limiterOf(counter: Counter): Limiter {
  const take = async (key: string) => {
    const hash = hashOf(key);
    try {
      await counter.consume(hash);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // A refused one does not count: when another is given back, there is room for the next.
      await counter.reward(hash);
      return Math.ceil(refusal.msBeforeNext / 1000) || 1;
    }
  };
  return {
    take,
    async admit(key) {
      const wait = await take(key);
      if (wait > 0) throw tooMany(wait);
    },
    async giveBack(key) {
      await counter.reward(hashOf(key));
    },
  };
}

function inMemory(options: IRateLimiterOptions): RateLimiterMemory {
  const counter = new RateLimiterMemory(options);
  // Room for all keys is taken with the first one.
  let keys: LRUCache<string, true> | undefined;
  const consume = counter.consume.bind(counter);
  counter.consume = (key, ...rest) => {
    keys ??= new LRUCache({
      max: MAX_KEYS,
      noDisposeOnSet: true,
      dispose: (_, dropped) => void counter.delete(dropped),
    });
    keys.set(String(key), true);
    return consume(key, ...rest);
  };
  return counter;
}

function sharedLater(own: RateLimiterMemory, shared: RateLimiterPostgres): Counter {
  const share = async (key: string | number) => {
    try {
      await shared.consume(key, SHARED_AT_ONCE);
    } catch (refusal) {
      // Without the database nothing is stored that the limit protects.
      if (refusal instanceof RateLimiterRes) await own.block(key, refusal.msBeforeNext / 1000);
    }
  };
  return {
    reward: own.reward.bind(own),
    async consume(key) {
      const taken = await own.consume(key);
      if (taken.consumedPoints % SHARED_AT_ONCE === 0) void share(key);
      return taken;
    },
  };
}

/** A key of any length, stored in constant space. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** An address as logs may keep it: a network of IPv4's last octet, or 48 bits of IPv6. */
export const shortened = (address: string): string =>
  networkOf(address, 3).replace(/^([\d.]+)\.\d+$/, '$1.0');

/** An IPv4 address, or the first 64 bits of an IPv6 one: a customer has all the rest. */
export function networkOf(address: string, groupCount = 4): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\]|([\d.]+)):\d+$/.exec(address) ?? [];
  const bare = (inBrackets ?? beforePort ?? address).replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, groupCount).map((group) => group.toString(16));
  return `${network.join(':')}::/${groupCount * 16}`;
}
