import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { connectNow } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { hasOrderIndex, NO_ORDER_INDEX } from '../db/orderIndex/orderIndex.ts';
import { createApp } from './app.ts';
import { createListener } from './listener.ts';
import {
  createApiTokens,
  createAuthentication,
  createPreviews,
  createSessions,
  loadSecret,
  type Previews,
} from './modules/accounts/index.ts';
import { hasDiscountCodes } from './modules/discounts/index.ts';
import { printDocuments } from './modules/documents/index.ts';
import { createPictureInfos, MEDIA_TAG } from './modules/media/index.ts';
import {
  countWaiting,
  createLiveFeed,
  createMetrics,
  type Readiness,
} from './modules/operations/index.ts';
import { comgate, createCards } from './modules/payments/index.ts';
import { type LastChanges, lastChanges, uploadedFiles } from './modules/site/index.ts';
import { ResponseCache } from './platform/cache/responseCache.ts';
import { type Config, connectionOf } from './platform/config.ts';
import type { FileStore } from './platform/files/fileStore.ts';
import { openFiles } from './platform/files/openFiles.ts';
import { bodyParser } from './platform/http/body.ts';
import type { Middleware } from './platform/http/context.ts';
import type { Encoder } from './platform/images/encoder.ts';
import type { Encoders } from './platform/images/forkEncoder.ts';
import { limiters } from './platform/limiter.ts';
import { productBus } from './productBus.ts';
import { allRoutes } from './routes.ts';
import { createWorkers } from './workers.ts';

export type Server = Awaited<ReturnType<typeof assemble>>;

export interface SiteParts {
  log: Logger;
  cache: ResponseCache;
  body: Middleware;
  listener(): RequestListener;
  files: FileStore;
  encoder: Encoder;
  /** What a signed preview opens. */
  readPreview: Previews['read'];
  lastChanges(): Promise<LastChanges>;
  /** Whether there are discount codes. */
  hasDiscountCodes(): Promise<boolean>;
}

/** What a server is made of that the product does not make itself. */
export interface ServerDeps {
  config: Config;
  log: Logger;
  now(): Date;
  encoders: Encoders;
  /** An open database; by default the configured one. */
  knex?: Knex;
  site(parts: SiteParts): readonly Middleware[];
}

/** Opens and migrates the database and puts the server's parts together. */
export async function assemble({ config, log, now, encoders, site, knex: open }: ServerDeps) {
  const { dataDir, publicUrl, czechHosts, corsOrigins } = config;
  const knex = open ?? (await connectNow(connectionOf(config)));
  await migrate(knex);
  if (!(await hasOrderIndex(knex))) log.warn(NO_ORDER_INDEX);
  const secret = await loadSecret(dataDir, config.jwtSecret);
  const cache = new ResponseCache();
  const pictures = createPictureInfos(knex);
  const feed = createLiveFeed({ read: () => countWaiting(knex), log });
  cache.onForget((tags) => {
    // Another instance may have changed a picture's texts.
    if (tags === null || tags.includes(MEDIA_TAG)) pictures.forgetAll();
    feed.written(tags);
  });
  const temporaryDir = join(dataDir, 'tmp');
  const { files, checkStore } = await openFiles({ config, log, now });
  printDocuments(knex, { publicUrl, files, encoder: encoders.foreground });
  const bus = productBus({ knex, cache, now });
  const sessions = createSessions({ knex, bus, secret, now });
  const tokens = createApiTokens({ knex, bus, now });
  const previews = createPreviews({ secret, sessions, tokens, now });
  const createLimiter = limiters(knex);
  const authentication = createAuthentication({ sessions, tokens, previews });
  /** Sessions that the product itself opened: their requests are logged for debugging only. */
  const ownSessions = new Set<string>();
  let listener: RequestListener = () => undefined;
  const pages = site({
    log,
    cache,
    files,
    encoder: encoders.background,
    listener: () => listener,
    body: bodyParser(temporaryDir)(),
    readPreview: previews.read,
    lastChanges: () => lastChanges(knex),
    hasDiscountCodes: () => hasDiscountCodes(knex, now()),
  });
  const metrics = await createMetrics({ config, knex, cache, encoders });
  const readiness: Readiness = { state: 'starting' };
  const provider = config.comgate && comgate(config.comgate);
  const cards = provider && createCards({ knex, bus, provider, publicUrl, log, now });
  const parts = { config, knex, bus, cache, log, createLimiter, files, pictures, cards, now };
  const groups = allRoutes({
    ...parts,
    secret,
    encoder: encoders.foreground,
    previews,
    authentication,
    feed,
    readiness,
  });
  const app = createApp({
    config,
    log,
    cache,
    ownSessions,
    groups,
    authentication,
    temporaryDir,
    measured: metrics?.measured,
    site: [uploadedFiles(files), ...pages],
  });
  listener = createListener({ app, cache, czechHosts, corsOrigins, publicUrl });
  const { workers, schedule } = createWorkers({ ...parts, encoder: encoders.background, groups });
  return {
    listener,
    knex,
    sessions,
    cache,
    ownSessions,
    schedule,
    readiness,
    metrics,
    groups,
    bus,
    /** Ends the endless answers; to be called before the server stops listening. */
    endStreams: () => feed.close(),
    /** The background work; what joins before the start is started and stopped with it. */
    workers,
    /** Starts the background work: sending mails, encoding pictures, deleting expired data, … */
    startWorkers() {
      for (const worker of workers) void worker.start();
      void checkStore();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await knex.destroy();
    },
  };
}
