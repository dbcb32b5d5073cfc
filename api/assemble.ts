import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { connectNow } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { createApp } from './app.ts';
import { type Config, connectionOf } from './config.ts';
import { bodyParser } from './http/body.ts';
import type { Middleware } from './http/context.ts';
import { createListener } from './listener.ts';
import { type FileStore, localFileStore } from './services/files/fileStore.ts';
import { createHousekeeping } from './services/housekeeping.ts';
import { createAvifWorker } from './services/images/avif.ts';
import type { Encoder } from './services/images/encoder.ts';
import type { Encoders } from './services/images/forkEncoder.ts';
import { createPictureInfos, MEDIA_TAG } from './services/images/pictureInfos.ts';
import { type LastChanges, lastChanges } from './services/lastChanges.ts';
import { limiters } from './services/limiter.ts';
import { countWaiting, createLiveFeed } from './services/live/liveFeed.ts';
import { createLoginGuard } from './services/loginGuard.ts';
import { createOutbox } from './services/outbox/outbox.ts';
import { ResponseCache } from './services/responseCache.ts';
import { loadSecret } from './services/sessions/secret.ts';
import { createSessions, type Sessions } from './services/sessions/sessions.ts';
import { readPreview } from './services/sessions/tokens.ts';
import { shareDrops } from './services/sharedDrops.ts';
import { createUploads } from './services/uploads.ts';
import { uploadedFiles } from './site/staticFiles.ts';

/** A server that is ready to listen, with the parts that its start goes on working with. */
export interface Server {
  listener: RequestListener;
  knex: Knex;
  sessions: Sessions;
  cache: ResponseCache;
  /** Sessions that the product itself opened: what they ask is no news. */
  ownSessions: Set<string>;
  /** Starts what goes on beside answering: sending mail, and sweeping what has expired. */
  startWorkers(): void;
  /** Ends the answers that would go on for ever; to be called before the listening is closed. */
  endStreams(): void;
  close(): Promise<void>;
}

/** What a server is assembled of. */
export interface Parts {
  config: Config;
  log: Logger;
  now(): Date;
  encoders: Encoders;
  /** An open database; by default the configured one. */
  knex?: Knex;
  /** Answers pages, given the memory they are kept in and the server they ask. */
  site(parts: {
    cache: ResponseCache;
    /** Reads the fields of a form. */
    body: Middleware;
    listener(): RequestListener;
    files: FileStore;
    /** For pictures that nobody uploads. */
    encoder: Encoder;
    /** Whether a text is a signed preview that still holds. */
    isPreview(token: string): Promise<boolean>;
    /** When the content last changed. */
    lastChanges(): Promise<LastChanges>;
  }): readonly Middleware[];
}

/** Opens the database, brings it up to date and puts the server's parts together. */
export async function assemble({
  config,
  log,
  now,
  encoders,
  site,
  ...given
}: Parts): Promise<Server> {
  const knex = given.knex ?? (await connectNow(connectionOf(config)));
  await migrate(knex);
  const secret = await loadSecret(config.dataDir, config.jwtSecret);
  const cache = new ResponseCache();
  const pictures = createPictureInfos(knex);
  // Another instance may have changed what is said of a picture.
  cache.onForget((tags) => {
    if (tags === null || tags.includes(MEDIA_TAG)) pictures.forgetAll();
  });
  const feed = createLiveFeed({ read: () => countWaiting(knex), log });
  cache.onForget((tags) => feed.written(tags));
  const uploadDir = join(config.dataDir, 'uploads');
  const temporaryDir = join(config.dataDir, 'tmp');
  const files = localFileStore(uploadDir);
  const encoder = encoders.foreground;
  const sessions = createSessions({ knex, secret, now });
  const createLimiter = limiters(knex);
  const ownSessions = new Set<string>();
  let listener: RequestListener = () => undefined;
  const isPreview = async (token: string) => (await readPreview(secret, token, now())) !== null;
  const app = createApp({
    config,
    knex,
    log,
    now,
    secret,
    sessions,
    guard: createLoginGuard(secret, createLimiter),
    createLimiter,
    ownSessions,
    uploads: createUploads({ knex, files, encoder, pictures }),
    pictures,
    cache,
    feed,
    temporaryDir,
    site: [
      uploadedFiles(uploadDir),
      ...site({
        cache,
        listener: () => listener,
        body: bodyParser(temporaryDir)(),
        files,
        encoder: encoders.background,
        isPreview,
        lastChanges: () => lastChanges(knex),
      }),
    ],
  });
  const { czechHosts, corsOrigins, publicUrl } = config;
  listener = createListener({ app, cache, czechHosts, corsOrigins, publicUrl });
  const { smtpUrl, dataDir, databaseUrl } = config;
  const drops =
    databaseUrl === undefined ? undefined : shareDrops({ knex, databaseUrl, cache, log });
  const outbox = createOutbox({ knex, smtpUrl, dataDir, publicUrl, log, now });
  const avif = createAvifWorker({
    knex,
    files,
    encoder: encoders.background,
    pictures,
    cache,
    log,
  });
  const housekeeping = createHousekeeping({ knex, dataDir, files, pictures, log, now });
  return {
    listener,
    knex,
    sessions,
    cache,
    ownSessions,
    endStreams: () => feed.close(),
    startWorkers() {
      outbox.start();
      housekeeping.start();
      avif.start();
      void drops?.start();
    },
    async close() {
      housekeeping.stop();
      avif.stop();
      await drops?.stop();
      await outbox.stop();
      await knex.destroy();
    },
  };
}
