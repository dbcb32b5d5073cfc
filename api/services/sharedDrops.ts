import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { ResponseCache } from './responseCache.ts';

const CHANNEL = 'paddock_drops';
const RECONNECT_MS = 2_000;

interface DropDeps {
  knex: Knex;
  databaseUrl: string;
  cache: ResponseCache;
  log: Logger;
}

/**
 * Tells the other instances on the same PostgreSQL which kept answers to forget, and listens to
 * theirs. After a lost connection everything is forgotten, since drops may have been missed.
 */
export function shareDrops({ knex, databaseUrl, cache, log }: DropDeps) {
  const self = randomUUID();
  let client: Client | undefined;
  let stopped = false;

  cache.onDrop((tags) => {
    knex
      .raw('select pg_notify(?, ?)', [CHANNEL, JSON.stringify({ self, tags })])
      .catch((error) => log.warn({ err: error }, 'other instances could not be told of a write'));
  });

  const listen = async () => {
    // Loaded where PostgreSQL is used alone.
    const { default: pg } = await import('pg');
    const next = new pg.Client({ connectionString: databaseUrl });
    client = next;
    next.on('notification', ({ payload }) => {
      const drop = JSON.parse(payload ?? '{}');
      if (drop.self === self) return;
      if (Array.isArray(drop.tags)) cache.forget(drop.tags.map(String));
      else cache.forgetAll();
    });
    next.on('error', () => void next.end().catch(() => undefined));
    next.on('end', () => {
      cache.forgetAll();
      if (!stopped) setTimeout(start, RECONNECT_MS).unref();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
  };

  const start = (): Promise<void> =>
    listen().catch((error) => {
      log.warn({ err: error }, 'no connection to hear of other instances’ writes');
      if (!stopped) setTimeout(start, RECONNECT_MS).unref();
    });

  return {
    start,
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}
