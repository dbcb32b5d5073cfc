import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDatabaseUnavailable, UnreachableDatabase } from '../db/connect.ts';
import { isHeldBack } from '../db/models/restoredCopy.ts';
import { assemble } from './assemble.ts';
import { createNightlyBackup, openPlace } from './modules/operations/index.ts';
import { site } from './modules/site/site.ts';
import { ConfigError, loadConfig } from './platform/config.ts';
import { endWhenAsked } from './platform/endWhenAsked.ts';
import { openDataFolder } from './platform/files/dataFolder.ts';
import { gracefulStop } from './platform/gracefulStop.ts';
import { forkEncoders } from './platform/images/forkEncoder.ts';
import { listenOn } from './platform/listen.ts';
import { createLog } from './platform/log.ts';
import { progressBar } from './seed/report.ts';
import { fillEmptyDatabase } from './start/fillEmptyDatabase.ts';
import { announce, firstAdministrator } from './start/firstAdministrator.ts';

// The entry point: reads the environment, opens the database and listens.

/** The package's folder; this file runs as dist/server/server.js. */
const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  await start();
} catch (error) {
  const readable = error instanceof ConfigError || error instanceof UnreachableDatabase;
  process.stderr.write(`${readable ? `Paddock cannot start: ${error.message}` : error}\n`);
  if (!readable && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  // Files with orders, mails and secrets are readable for the server's account only.
  process.umask(0o077);
  await openDataFolder(config.dataDir);
  const log = createLog(config.logLevel);
  const now = () => new Date();
  const pages = await site({ config, dist: `${root}dist` });
  const encoders = forkEncoders(`${root}dist/server/encoderProcess.js`);
  const server = await assemble({ config, log, now, encoders, site: pages });
  const administrator = await firstAdministrator(server.knex, config);
  // Twenty photos over a slow connection may take longer than Node's default of five minutes.
  const timeouts = { keepAliveTimeout: 65_000, requestTimeout: 3_600_000 };
  const http = createServer(timeouts, server.listener);
  const stopListening = gracefulStop(http);
  const { host, port: wanted, metricsPort } = config;
  await listenOn(http, { host, port: wanted, portName: 'PORT' });
  const { metrics, readiness } = server;
  if (metrics && metricsPort !== undefined) {
    const ofMetrics = createServer(metrics.listener).unref();
    await listenOn(ofMetrics, { host, port: metricsPort, portName: 'METRICS_PORT' });
  }
  if (await isHeldBack(server.knex)) {
    log.warn('this is a restored copy: nothing leaves it until an owner makes it the live site');
  }
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : wanted;
  announce(config, port, administrator);
  if (config.backups) {
    const { knex, bus } = server;
    const place = openPlace(config.backups);
    const entry = `${root}dist/server/backup.js`;
    server.workers.push(createNightlyBackup({ entry, place, knex, bus, log, now }));
  }
  const end = async () => {
    readiness.state = 'stopping';
    if (config.sharedCaches.length > 0) await wait(PROBED_MS);
    server.endStreams();
    await stopListening();
    await server.close();
    encoders.close();
  };
  const ending = endWhenAsked({ end, log });
  server.startWorkers();
  const fill = (): Promise<boolean> =>
    fillEmptyDatabase({
      server,
      config,
      log,
      now,
      port,
      root,
      signal: ending,
      user: administrator.user,
      onProgress: progressBar(process.stdout, 'Loading the demo season'),
    }).catch(async (error) => {
      if (ending.aborted) return false;
      if (!isDatabaseUnavailable(error)) throw error;
      // A server that answers already does not end because its database is away.
      log.warn({ err: error }, 'loading the first content is waiting for the database');
      await wait(FILL_AGAIN_MS);
      return fill();
    });
  const filled = await fill();
  if (!ending.aborted) readiness.state = 'ready';
  // Log lines may have scrolled it off the screen.
  if (filled && process.stdout.isTTY) announce(config, port, administrator);
}

const FILL_AGAIN_MS = 5_000;
/** A shared cache learns by its probe, every second, that it has to send requests to other instances. */
const PROBED_MS = 2_000;
