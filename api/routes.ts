import type { Knex } from 'knex';
import type { Logger } from 'pino';
import {
  type Authentication,
  accountsRoutes,
  createLoginGuard,
  type Previews,
} from './modules/accounts/index.ts';
import { contentRoutes, type OtherRestorable } from './modules/content/index.ts';
import { datesRoutes } from './modules/dates/index.ts';
import { codeLimit, discountsRoutes } from './modules/discounts/index.ts';
import { createAgreedTerms, legalRoutes } from './modules/legal/index.ts';
import { mailRoutes, removeStrayMails } from './modules/mail/index.ts';
import { createUploads, mediaRoutes, type PictureInfos } from './modules/media/index.ts';
import { messagesRoutes } from './modules/messages/index.ts';
import {
  demoSeasonRoutes,
  firstStepsRoutes,
  healthRoutes,
  type LiveFeed,
  liveRoutes,
  overviewRoutes,
  type Readiness,
  restoredCopyRoutes,
} from './modules/operations/index.ts';
import { ORDERS, orderPagesRoutes, ordersRoutes, restoreOrder } from './modules/orders/index.ts';
import { type Cards, paymentsRoutes } from './modules/payments/index.ts';
import { pickupPointsRoutes } from './modules/pickupPoints/index.ts';
import { personalDataRoutes } from './modules/privacy/index.ts';
import { referenceRoutes } from './modules/reference/index.ts';
import { homeSectionsRoutes, pageLinksRoutes } from './modules/site/index.ts';
import { stockRoutes } from './modules/stock/index.ts';
import { vouchersRoutes } from './modules/vouchers/index.ts';
import type { ResponseCache } from './platform/cache/responseCache.ts';
import type { Bus } from './platform/commands.ts';
import type { Config } from './platform/config.ts';
import type { FileStore } from './platform/files/fileStore.ts';
import type { RouteGroup } from './platform/http/route.ts';
import type { Encoder } from './platform/images/encoder.ts';
import type { CreateLimiter } from './platform/limiter.ts';

interface RoutesDeps {
  config: Config;
  knex: Knex;
  bus: Bus;
  cache: ResponseCache;
  log: Logger;
  secret: Uint8Array;
  createLimiter: CreateLimiter;
  files: FileStore;
  /** Encodes the pictures that somebody waits for. */
  encoder: Encoder;
  pictures: PictureInfos;
  previews: Previews;
  authentication: Authentication;
  feed: LiveFeed;
  readiness: Readiness;
  /** Null while no provider takes card payments. */
  cards: Cards | null;
  now(): Date;
}

/** All routes below `/api`, by chapter of the reference. */
export function allRoutes(deps: RoutesDeps): RouteGroup[] {
  const { config, knex, bus, cache, log, secret, createLimiter, files, pictures, previews } = deps;
  const { authentication, feed, readiness, cards, now } = deps;
  const { dataDir, publicUrl } = config;
  const uploads = createUploads({ knex, files, encoder: deps.encoder });
  // One limit, whether a code is tried alone or in an order.
  const codes = codeLimit(createLimiter);
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
      codeLimit: codes,
      now,
    }),
    stockRoutes({ knex, bus, createLimiter }),
    pickupPointsRoutes({ knex, bus, createLimiter }),
    vouchersRoutes({ knex, bus, publicUrl, now }),
    datesRoutes({ knex, bus, createLimiter, now }),
    discountsRoutes({ knex, bus, codeLimit: codes, now }),
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
  // It describes itself, too.
  groups.push(referenceRoutes({ cache, groups }));
  return groups;
}
