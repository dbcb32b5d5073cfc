import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { isSqlite } from '../../../db/connect.ts';
import { pauseAfter } from './pauseAfter.ts';
import type { ResponseCache } from './responseCache.ts';

const CHANNEL = 'paddock_drops';

/**
 * How often the connection is checked, and how long it may take to answer. Both together are the time
 * for which cached responses are trusted after a check: 4 + 3 seconds. After that, responses may be 4
 * seconds old (`ResponseCache`), and so may be a page made of them. Even while the connection is silent,
 * nothing is outdated by more than 7 + 4 + 4 = 15 seconds.
 */
const HEARTBEAT_MS = 4_000;
const ANSWER_MS = 3_000;
const STOP_MS = 500;

interface DropDeps {
  knex: Knex;
  databaseUrl: string;
  cache: ResponseCache;
  log: Logger;
  heartbeatMs?: number;
  answerMs?: number;
  /** Waits between two attempts to connect, until the server stops at the latest. */
  pause?(ms: number, signal: AbortSignal): Promise<unknown>;
}

/**
 * Has all instances drop the answers made of these resources at the moment when the transaction is
 * committed, even if this instance dies right after it. The writer gets the message, too: it may not
 * have heard that its commit succeeded.
 */
export async function dropAtCommit(trx: Knex.Transaction, tags: readonly string[]): Promise<void> {
  if (!isSqlite(trx)) await trx.raw('select pg_notify(?, ?)', [CHANNEL, JSON.stringify({ tags })]);
}

/**
 * Sends the cache's drops to the other instances on the same PostgreSQL, and receives theirs over one
 * connection. After each reconnection the whole cache is dropped, since drops may have been missed. A
 * silently lost connection is noticed within 7 seconds.
 */
export function shareDrops({
  knex,
  databaseUrl,
  cache,
  log,
  heartbeatMs = HEARTBEAT_MS,
  answerMs = ANSWER_MS,
  pause = (ms, signal) => wait(ms, undefined, { signal, ref: false }),
}: DropDeps) {
  const self = randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Whether a drop could not be sent. */
  let hasUnsent = false;
  let failures = 0;
  let running: Promise<void> | undefined;

  const send = async (tags: readonly string[] | null) => {
    try {
      await knex.raw('select pg_notify(?, ?)', [CHANNEL, JSON.stringify({ self, tags })]);
    } catch (error) {
      hasUnsent = true;
      log.warn({ err: error }, 'a cache drop could not be sent to other instances; retrying');
    }
  };
  cache.onDrop((tags) => void send(tags));
  const distrust = () => cache.trustUntil(Number.NEGATIVE_INFINITY);
  distrust();

  /** What a message says; nothing where another program sent it. */
  const read = (payload: string): { self?: unknown; tags?: unknown } => {
    try {
      return Object(JSON.parse(payload));
    } catch (error) {
      log.warn({ err: error }, 'a message about dropped answers could not be read');
      return {};
    }
  };

  const receive = (payload = '') => {
    const drop = read(payload);
    if (drop.self === self) return;
    if (Array.isArray(drop.tags)) cache.forget(drop.tags.map(String));
    else cache.forgetAll();
  };

  /** Listens; throws when the connection is lost or the server stops. */
  const listen = async (client: Client, listening: () => void) => {
    const lost = new AbortController();
    client.once('error', (error) => lost.abort(error)).once('end', () => lost.abort());
    client.on('notification', ({ payload }) => receive(payload));
    // Drops committed before the query arrive before its result.
    const ask = async (sql: string) => {
      const asked = performance.now();
      await client.query(sql);
      cache.trustUntil(asked + heartbeatMs + answerMs);
    };
    await client.connect();
    await ask(`listen ${CHANNEL}`);
    cache.forgetAll();
    if (failures > 0) log.info('receiving cache drops from other instances again');
    failures = 0;
    listening();
    const beat = { signal: AbortSignal.any([lost.signal, signal]), ref: false };
    for (;;) {
      await wait(heartbeatMs, undefined, beat);
      await ask('select 1');
      if (!hasUnsent) continue;
      hasUnsent = false;
      await send(null);
    }
  };

  /** Reconnects for ever; there is never more than one connection. */
  const run = async (attempted: () => void) => {
    // Loaded only where PostgreSQL is used.
    const { default: pg } = await import('pg');
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: answerMs,
        query_timeout: answerMs,
        application_name: 'paddock listening',
      });
      // Errors of an abandoned connection are ignored.
      client.on('error', () => undefined);
      await listen(client, attempted).catch((error) => {
        if (failures === 0 && !signal.aborted) {
          log.warn({ err: error }, 'no connection to receive cache drops from other instances');
        }
      });
      attempted();
      distrust();
      cache.forgetAll();
      void client.end().catch(() => undefined);
      await pause(pauseAfter(failures), signal).catch(() => undefined);
      failures += 1;
    }
  };

  return {
    /** Resolves when it listens, or when the first attempt has failed. */
    start: () =>
      new Promise<void>((resolve) => {
        running ??= run(resolve);
      }),
    async stop() {
      stopping.abort();
      // A connection attempt under way ends by itself.
      await Promise.race([running, wait(STOP_MS, undefined, { ref: false })]);
    },
  };
}
