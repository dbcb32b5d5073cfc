import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { pauseAfter } from './pauseAfter.ts';
import type { ResponseCache } from './responseCache.ts';
import { EVERYTHING } from './surrogateHeaders.ts';

/** A cache in front of all instances. */
export interface SharedCache {
  origin: string;
  /** With it, the cache purges. */
  key: string;
}

const ANSWER_MS = 3_000;
const STOP_MS = 500;

interface PurgesDeps {
  cache: ResponseCache;
  caches: readonly SharedCache[];
  /** The tags of public answers: a shared cache has no others. */
  tags: ReadonlySet<string>;
  log: Logger;
  /** Waits between two attempts, until the server stops at the latest. */
  pause?(ms: number, signal: AbortSignal): Promise<unknown>;
}

/**
 * Purges from shared caches what this instance drops, whoever wrote it. Every instance does that, and
 * not only the writer: what another one answered until it heard of the write is purged by its own drop.
 * An answer on its way to a cache during the purge is not kept there (`api/varnish/paddock.vcl`).
 */
export function purgeShared({
  cache,
  caches,
  tags,
  log,
  pause = (ms, signal) => wait(ms, undefined, { signal, ref: false }),
}: PurgesDeps) {
  const stopping = new AbortController();
  const { signal } = stopping;

  const queues = caches.map(({ origin, key }) => {
    /** Keys that are still to be purged: there are never more than tags. */
    const waiting = new Set<string>();
    let failures = 0;
    let running: Promise<void> | undefined;

    const send = async (keys: readonly string[]) => {
      const { status } = await fetch(origin, {
        method: 'PURGE',
        headers: { 'purge-key': key, 'surrogate-key': keys.join(' ') },
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_MS), signal]),
      });
      if (status !== 200) throw new Error(`The cache responded with ${status}.`);
    };
    const run = async () => {
      while (waiting.size > 0 && !signal.aborted) {
        const keys = [...waiting];
        waiting.clear();
        try {
          await send(keys);
          if (failures > 0) log.info({ cache: origin }, 'the shared cache is purged again');
          failures = 0;
        } catch (error) {
          for (const one of keys) waiting.add(one);
          if (failures === 0 && !signal.aborted) {
            log.warn({ err: error, cache: origin }, 'a shared cache could not be purged; retrying');
          }
          await pause(pauseAfter(failures), signal).catch(() => undefined);
          failures += 1;
        }
      }
      running = undefined;
    };
    return {
      purge(keys: readonly string[]) {
        for (const one of keys) waiting.add(one);
        running ??= run();
      },
      done: () => running,
    };
  });
  const purge = (keys: readonly string[]) => {
    for (const queue of queues) queue.purge(keys);
  };

  cache.share();
  cache.onForget((dropped) => {
    const keys = dropped === null ? [EVERYTHING] : dropped.filter((tag) => tags.has(tag));
    if (keys.length > 0) purge(keys);
  });

  return {
    /** Purges everything: the caches may have answers of an earlier version, or outdated ones. */
    start: () => purge([EVERYTHING]),
    /** Sends what waits, and gives up what can't be sent at once: the next start purges everything. */
    async stop() {
      const sent = Promise.all(queues.map(({ done }) => done()));
      await Promise.race([sent, wait(STOP_MS, undefined, { ref: false })]);
      stopping.abort();
    },
  };
}
