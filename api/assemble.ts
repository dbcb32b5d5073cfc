import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { connectNow } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { hasOrderIndex, NO_ORDER_INDEX } from '../db/orderIndex/orderIndex.ts';
import { createApp } from './app.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createListener } from './listener.ts';
import {
  accountsRoutes,
  createApiTokens,
  createAuthentication,
  createLoginGuard,
  createPreviews,
  createSessions,
  loadSecret,
  type Previews,
} from './modules/accounts/index.ts';
import { contentRoutes, createSchedule, type OtherRestorable } from './modules/content/index.ts';
import { datesRoutes } from './modules/dates/index.ts';
import { codeLimit, discountsRoutes, hasDiscountCodes } from './modules/discounts/index.ts';
import { printDocuments } from './modules/documents/index.ts';
import { createAgreedTerms, legalRoutes } from './modules/legal/index.ts';
import { createOutbox, mailRoutes, removeStrayMails } from './modules/mail/index.ts';
import {
  createAvifWorker,
  createPictureInfos,
  createUploads,
  MEDIA_TAG,
  mediaRoutes,
} from './modules/media/index.ts';
import { messagesRoutes } from './modules/messages/index.ts';
import {
  countWaiting,
  createLiveFeed,
  createMetrics,
  demoSeasonRoutes,
  firstStepsRoutes,
  healthRoutes,
  liveRoutes,
  overviewRoutes,
  type Readiness,
  restoredCopyRoutes,
} from './modules/operations/index.ts';
import { ORDERS, orderPagesRoutes, ordersRoutes, restoreOrder } from './modules/orders/index.ts';
import {
  comgate,
  createCards,
  createFio,
  createPolling,
  paymentsRoutes,
} from './modules/payments/index.ts';
import { pickupPointsRoutes } from './modules/pickupPoints/index.ts';
import { personalDataRoutes } from './modules/privacy/index.ts';
import { referenceRoutes } from './modules/reference/index.ts';
import {
  homeSectionsRoutes,
  type LastChanges,
  lastChanges,
  pageLinksRoutes,
  uploadedFiles,
} from './modules/site/index.ts';
import { stockRoutes } from './modules/stock/index.ts';
import { vouchersRoutes } from './modules/vouchers/index.ts';
import { ResponseCache } from './platform/cache/responseCache.ts';
import { shareDrops } from './platform/cache/sharedDrops.ts';
import { purgeShared } from './platform/cache/sharedPurges.ts';
import { type Config, connectionOf } from './platform/config.ts';
import type { Worker } from './platform/every.ts';
import type { FileStore } from './platform/files/fileStore.ts';
import { openFiles } from './platform/files/openFiles.ts';
import { bodyParser } from './platform/http/body.ts';
import type { Middleware } from './platform/http/context.ts';
import type { RouteGroup } from './platform/http/route.ts';
import type { Encoder } from './platform/images/encoder.ts';
import type { Encoders } from './platform/images/forkEncoder.ts';
import { limiters } from './platform/limiter.ts';
import { productBus } from './productBus.ts';

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

export interface Parts {
  config: Config;
  log: Logger;
  now(): Date;
  encoders: Encoders;
  /** An open database; by default the configured one. */
  knex?: Knex;
  site(parts: SiteParts): readonly Middleware[];
}

/** Opens and migrates the database and puts the server's parts together. */
export async function assemble(parts: Parts) {
  const { config, log, now, encoders, site } = parts;
  const { dataDir, databaseUrl, publicUrl, smtpUrl, czechHosts, corsOrigins, sharedCaches } =
    config;
  const knex = parts.knex ?? (await connectNow(connectionOf(config)));
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
  const { foreground, background: encoder } = encoders;
  printDocuments(knex, { publicUrl, files, encoder: foreground });
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
    encoder,
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
  const polling = createPolling({ cards, knex, log });
  const ofCodes = codeLimit(createLimiter);
  const uploads = createUploads({ knex, files, encoder: foreground });
  const hiddenOrders: OtherRestorable = {
    resource: ORDERS,
    area: 'orders',
    restore: (id, actor) => restoreOrder(bus, { id }, actor),
  };
  const groups: RouteGroup[] = [
    ...accountsRoutes({
      knex,
      bus,
      log,
      now,
      secret,
      publicUrl,
      createLimiter,
      guard: createLoginGuard(secret, createLimiter),
    }),
    mailRoutes({ knex, bus, publicUrl, dataDir, now }),
    ...contentRoutes({
      knex,
      bus,
      uploads,
      pictures,
      previews,
      others: [hiddenOrders],
      takesCards: config.comgate !== null,
    }),
    legalRoutes({ knex, now }),
    mediaRoutes({ knex, bus, files, pictures, uploads }),
    overviewRoutes({ knex, now }),
    firstStepsRoutes({ knex, bus, config, createLimiter, now }),
    demoSeasonRoutes({ knex, bus, now }),
    restoredCopyRoutes({ knex, bus, config }),
    personalDataRoutes({ knex, bus, dataDir, now }),
    liveRoutes({ feed, principalOf: authentication.principalOf }),
    healthRoutes({ knex, log, dataDir, readiness }),
    homeSectionsRoutes({ knex }),
    pageLinksRoutes({ knex }),
    paymentsRoutes({ knex, bus, log, createLimiter, cards, now }),
    messagesRoutes({
      knex,
      bus,
      createLimiter,
      now,
      removeStrayMails: () => removeStrayMails({ knex, dataDir }),
    }),
    ordersRoutes({
      knex,
      cache,
      bus,
      log,
      createLimiter,
      terms: createAgreedTerms({ knex, cache }),
      cards,
      codeLimit: ofCodes,
      now,
    }),
    stockRoutes({ knex, bus, createLimiter }),
    pickupPointsRoutes({ knex, bus, createLimiter }),
    vouchersRoutes({ knex, bus, publicUrl, now }),
    datesRoutes({ knex, bus, createLimiter, now }),
    discountsRoutes({ knex, bus, codeLimit: ofCodes, now }),
    orderPagesRoutes({
      knex,
      bus,
      log,
      createLimiter,
      pictures,
      cards,
      publicUrl,
      now,
    }),
  ];
  groups.push(referenceRoutes({ cache, groups }));
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
  const drops =
    databaseUrl === undefined ? undefined : shareDrops({ knex, databaseUrl, cache, log });
  const tags = new Set(
    groups.flatMap(({ routes }) => routes.flatMap((one) => one.cacheTags ?? [])),
  );
  const purges =
    sharedCaches.length === 0 ? undefined : purgeShared({ cache, caches: sharedCaches, tags, log });
  const outbox = createOutbox({ knex, smtpUrl, dataDir, publicUrl, log, now });
  const avif = createAvifWorker({ knex, files, encoder, pictures, cache, log });
  const schedule = createSchedule({ knex, cache, log });
  const fio = createFio({
    knex,
    bus,
    createLimiter,
    log,
    now,
    token: config.fioToken,
    url: config.fioUrl,
  });
  const housekeeping = createHousekeeping({ knex, bus, dataDir, files, pictures, log, now });
  const workers: Worker[] = [
    outbox,
    housekeeping,
    fio,
    avif,
    polling,
    schedule,
    ...(drops ? [drops] : []),
    ...(purges ? [purges] : []),
  ];
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
