import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { ResponseCache } from './responseCache.ts';

const CHANNEL = 'paddock_drops';
const LISTEN = `listen ${CHANNEL}`;
const NOTIFY = 'select pg_notify(?, ?)';

const FIRST_RECONNECT_MS = 250;
const LAST_RECONNECT_MS = 8_000;
/** How often the connection is tried, and how long it may take to answer. */
const HEARTBEAT_MS = 5_000;
const ANSWER_MS = 5_000;
const STOP_MS = 500;

interface DropDeps {
  knex: Knex;
  databaseUrl: string;
  cache: ResponseCache;
  log: Logger;
  heartbeatMs?: number;
}

/**
 * Tells the other instances on the same PostgreSQL which kept answers to forget, and listens to
 * theirs over one connection. Whenever it is connected anew everything is forgotten, since drops may
 * have been missed. A connection that is cut without a word is noticed within 10 seconds.
 */
export function shareDrops({ knex, databaseUrl, cache, log, ...times }: DropDeps) {
  const { heartbeatMs = HEARTBEAT_MS } = times;
  const self = randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Whether there was a write that the others don't know of. */
  let isUntold = false;
  let failures = 0;
  let running: Promise<void> | undefined;

  const tell = async (tags: readonly string[] | null) => {
    try {
      await knex.raw(NOTIFY, [CHANNEL, JSON.stringify({ self, tags })]);
    } catch (error) {
      isUntold = true;
      log.warn({ err: error }, 'other instances could not be told of a write; they will be');
    }
  };
  cache.onDrop((tags) => void tell(tags));

  const hear = (payload: string | undefined) => {
    const drop = JSON.parse(payload ?? '{}');
    if (drop.self === self) return;
    if (Array.isArray(drop.tags)) cache.forget(drop.tags.map(String));
    else cache.forgetAll();
  };

  /** Listens until the connection is lost or the server stops; then it throws. */
  const listen = async (client: Client, listening: () => void) => {
    const lost = new AbortController();
    client.once('error', (error) => lost.abort(error)).once('end', () => lost.abort());
    client.on('notification', ({ payload }) => hear(payload));
    await client.connect();
    await client.query(LISTEN);
    cache.forgetAll();
    if (failures > 0) log.info('hears of other instances’ writes again');
    failures = 0;
    listening();
    const pause = { signal: AbortSignal.any([lost.signal, signal]), ref: false };
    for (;;) {
      await wait(heartbeatMs, undefined, pause);
      await client.query('select 1');
      if (!isUntold) continue;
      isUntold = false;
      await tell(null);
    }
  };

  /** One attempt after the other: there is never more than one connection. */
  const run = async (attempted: () => void) => {
    // Loaded where PostgreSQL is used alone.
    const { default: pg } = await import('pg');
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: ANSWER_MS,
        query_timeout: ANSWER_MS,
      });
      // What fails on a connection that is given up already concerns nobody.
      client.on('error', () => undefined);
      await listen(client, attempted).catch((error) => {
        if (failures === 0 && !signal.aborted) {
          log.warn({ err: error }, 'no connection to hear of other instances’ writes');
        }
      });
      attempted();
      cache.forgetAll();
      void client.end().catch(() => undefined);
      await wait(pauseAfter(failures), undefined, { signal, ref: false }).catch(() => undefined);
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
      // An attempt that is under way ends by itself.
      await Promise.race([running, wait(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/** Doubles with each failure, and differs between instances so that they don't all come at once. */
function pauseAfter(failures: number): number {
  const pause = Math.min(LAST_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** failures);
  return pause * (0.5 + Math.random() / 2);
}
