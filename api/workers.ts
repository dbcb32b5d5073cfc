import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createHousekeeping } from './housekeeping.ts';
import { createSchedule } from './modules/content/index.ts';
import { createOutbox } from './modules/mail/index.ts';
import { createAvifWorker, type PictureInfos } from './modules/media/index.ts';
import { type Cards, createFio, createPolling } from './modules/payments/index.ts';
import type { ResponseCache } from './platform/cache/responseCache.ts';
import { shareDrops } from './platform/cache/sharedDrops.ts';
import { purgeShared } from './platform/cache/sharedPurges.ts';
import type { Bus } from './platform/commands.ts';
import type { Config } from './platform/config.ts';
import type { Worker } from './platform/every.ts';
import type { FileStore } from './platform/files/fileStore.ts';
import type { RouteGroup } from './platform/http/route.ts';
import type { Encoder } from './platform/images/encoder.ts';
import type { CreateLimiter } from './platform/limiter.ts';

interface WorkersDeps {
  config: Config;
  knex: Knex;
  bus: Bus;
  cache: ResponseCache;
  log: Logger;
  createLimiter: CreateLimiter;
  files: FileStore;
  /** Encodes the pictures that nobody waits for. */
  encoder: Encoder;
  pictures: PictureInfos;
  /** Null while no provider takes card payments. */
  cards: Cards | null;
  /** Whose cached responses a shared cache may hold. */
  groups: readonly RouteGroup[];
  now(): Date;
}

/** The work in the background, not started yet; `schedule` is among it. */
export function createWorkers(deps: WorkersDeps) {
  const { config, knex, bus, cache, log, createLimiter, files, pictures, encoder, cards, now } =
    deps;
  const { dataDir, databaseUrl, publicUrl, smtpUrl, sharedCaches, fioToken, fioUrl } = config;
  const schedule = createSchedule({ knex, cache, log });
  const workers: Worker[] = [
    createOutbox({ knex, smtpUrl, dataDir, publicUrl, cache, log, now }),
    createHousekeeping({ knex, bus, dataDir, files, pictures, log, now }),
    createFio({ knex, bus, createLimiter, log, now, token: fioToken, url: fioUrl }),
    createAvifWorker({ knex, files, encoder, pictures, cache, log }),
    createPolling({ cards, knex, log }),
    schedule,
  ];
  if (databaseUrl !== undefined) workers.push(shareDrops({ knex, databaseUrl, cache, log }));
  if (sharedCaches.length > 0) {
    const tags = new Set(
      deps.groups.flatMap(({ routes }) => routes.flatMap((one) => one.cacheTags ?? [])),
    );
    workers.push(purgeShared({ cache, caches: sharedCaches, tags, log }));
  }
  return { workers, schedule };
}
