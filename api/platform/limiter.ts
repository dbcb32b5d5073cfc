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

/** Limits the number of actions per key within a window of time. */
export interface Limiter {
  /** Counts one action; returns 0, or the seconds to wait when the limit is reached. */
  take(key: string): Promise<number>;
  /** Counts one action; throws a Failure 429 when the limit is reached. */
  admit(key: string): Promise<void>;
  /** Takes back one counted action. */
  giveBack(key: string): Promise<void>;
}

interface Limit {
  /** Prefix of its keys in the shared store. */
  name: string;
  points: number;
  seconds: number;
  /** Requests don't wait for the shared store, and a few more than `points` may pass. */
  isRough?: boolean;
}

export type CreateLimiter = (limit: Limit) => Limiter;

/** Maximum number of keys that a limiter keeps in memory; beyond it the oldest are dropped. */
const MAX_KEYS = 20_000;
/** Actions that a rough limit reports to the shared store in one write. */
const REPORT_SIZE = 20;

/**
 * Creates limiters that count in memory or, on PostgreSQL, for all instances together. A rough
 * limit counts in memory and reports to the database afterwards: no request waits, only frequent
 * keys are written, and each further instance lets a few more actions through.
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
      // A refused action doesn't count, so that a point given back admits the next one.
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
  // Created with the first key: the cache allocates room for all of them.
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
      await shared.consume(key, REPORT_SIZE);
    } catch (refusal) {
      // Other errors are ignored: without the database there is nothing to protect.
      if (refusal instanceof RateLimiterRes) await own.block(key, refusal.msBeforeNext / 1000);
    }
  };
  return {
    reward: own.reward.bind(own),
    async consume(key) {
      const taken = await own.consume(key);
      if (taken.consumedPoints % REPORT_SIZE === 0) void share(key);
      return taken;
    },
  };
}

/** A key of constant length. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** An address shortened for logs: IPv4 without the last octet, IPv6's first 48 bits. */
export const shortened = (address: string): string =>
  networkOf(address, 3).replace(/^([\d.]+)\.\d+$/, '$1.0');

/**
 * An IPv4 address, or the first 64 bits of an IPv6 one: providers give each customer all the rest.
 * A port and a zone are removed; anything that is no address is returned as it is.
 */
export function networkOf(address: string, groupCount = 4): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\]|([\d.]+)):\d+$/.exec(address) ?? [];
  const bare = (inBrackets ?? beforePort ?? address).replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, groupCount).map((group) => group.toString(16));
  return `${network.join(':')}::/${groupCount * 16}`;
}
