import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { ContactMessage } from '../../../../db/models/contactMessage.ts';
import { Order } from '../../../../db/models/order.ts';
import { FIRST_STATUS } from '../../../contract/orderStatuses.ts';
import type { LiveCounts } from '../../../contract/types.ts';
import { tooMany, unavailable } from '../../../platform/failure.ts';

export interface Listener {
  counts(counts: LiveCounts): void;
  /** Called regularly, to show that the connection is still open. */
  beat(): void;
  /** The server stops: nothing more will come. */
  end(): void;
}

export type LiveFeed = ReturnType<typeof createLiveFeed>;

interface FeedDeps {
  read(): Promise<LiveCounts>;
  log: Logger;
  /** The least time between two changes, in milliseconds. */
  pause?: number;
  /** Time between two beats, in milliseconds. */
  beat?: number;
  max?: number;
}

/**
 * Sends its listeners the counts whenever they change, and which resources were written, so that open lists can be
 * read again; without listeners it reads nothing.
 */
export function createLiveFeed({ read, log, pause = 1_000, beat = 25_000, max = 100 }: FeedDeps) {
  const listeners = new Set<Listener>();
  let closed = false;
  let reading: Promise<LiveCounts> | undefined;
  let sent: LiveCounts | undefined;
  /** What was written since the last event; null when anything may have been, as before the first one. */
  let written: Set<string> | null = null;
  let readAt = 0;
  let due: NodeJS.Timeout | undefined;
  let beats: NodeJS.Timeout | undefined;

  const current = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const send = async () => {
    // A read that is under way may have begun before the write that this one is for.
    await reading?.catch(() => undefined);
    due = undefined;
    readAt = Date.now();
    const counts = await current();
    if (listeners.size === 0) return;
    const resources = written && { written: [...written] };
    written = new Set();
    if (resources?.written.length === 0 && isDeepStrictEqual(counts, sent)) return;
    sent = counts;
    for (const listener of listeners) listener.counts({ ...counts, ...resources });
  };

  const leave = (listener: Listener) => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(beats);
    clearTimeout(due);
    beats = undefined;
    due = undefined;
    sent = undefined;
    written = null;
  };

  const sendSoon = () => {
    if (due || listeners.size === 0) return;
    const wait = Math.max(0, readAt + pause - Date.now());
    due = setTimeout(() => {
      send().catch((error) => log.warn({ err: error }, 'the live counts could not be read'));
    }, wait).unref();
  };

  return {
    current,
    /**
     * Returns how to leave.
     * @throws Failure 429 when there are too many listeners, 503 when the server is stopping
     */
    join(listener: Listener): () => void {
      if (closed) throw unavailable();
      if (listeners.size >= max) throw tooMany(30);
      listeners.add(listener);
      if (sent) listener.counts(sent);
      // The counts sent last may be outdated.
      sendSoon();
      beats ??= setInterval(() => {
        for (const each of listeners) each.beat();
      }, beat).unref();
      return () => leave(listener);
    },
    /** Takes the resources that were written, or null when writes may have been missed. */
    written(resources: readonly string[] | null) {
      if (listeners.size === 0) return;
      if (resources === null) written = null;
      else for (const name of resources) written?.add(name);
      sendSoon();
    },
    close() {
      closed = true;
      for (const listener of [...listeners]) {
        listener.end();
        leave(listener);
      }
    },
  };
}

/** An order is new while its status is the first one, so that all administrators see the same. */
export async function countWaiting(knex: Knex): Promise<LiveCounts> {
  const waiting: Record<Exclude<keyof LiveCounts, 'written'>, Knex.QueryBuilder> = {
    unread_messages: knex(ContactMessage.tableName).where({ is_read: false }).count(),
    new_orders: knex(Order.tableName)
      .where({ status: FIRST_STATUS })
      .whereNull('hidden_at')
      .count(),
    latest_message: knex(ContactMessage.tableName).max('id'),
    latest_order: knex(Order.tableName)
      .whereNull('hidden_at')
      .orderBy('id', 'desc')
      .limit(1)
      .select('id'),
  };
  const [counts] = await knex.select(
    Object.entries(waiting).map(([name, query]) => query.as(name)),
  );
  return counts;
}
