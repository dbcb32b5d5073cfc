import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { UnreachableDatabase } from '../db/connect.ts';
import { assemble, type Server } from './assemble.ts';
import { ConfigError, loadConfig } from './config.ts';
import { fillEmptyDatabase } from './services/fillEmptyDatabase.ts';
import { firstAdministrator } from './services/firstAdministrator.ts';
import { forkEncoders } from './services/images/encoders.ts';
import { site } from './site/site.ts';
import { announce } from './startMessage.ts';

// The one file with effects: it reads the environment, opens the database and listens.

/** The package's folder; this file runs as dist/server/server.js. */
const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  await start();
} catch (error) {
  const readable =
    error instanceof ConfigError || error instanceof UnreachableDatabase || isListenError(error);
  process.stderr.write(`${readable ? `Paddock cannot start: ${error.message}` : error}\n`);
  if (!readable && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const log = pino(
    { level: config.logLevel, base: null },
    pino.destination({ dest: 1, sync: false }),
  );
  const now = () => new Date();
  const pages = await site({ config, dist: `${root}dist` });
  const encoders = forkEncoders(`${root}dist/server/encoderProcess.js`);
  const server = await assemble({ config, log, now, encoders, site: pages });
  const administrator = await firstAdministrator(server.knex, config);
  // Twenty photos may take longer on a slow line than the five minutes of Node's own limit.
  const timeouts = { keepAliveTimeout: 65_000, requestTimeout: 3_600_000 };
  const http = createServer(timeouts, server.listener);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(config.port, config.host, resolve);
  });
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  announce(config, port, administrator);
  stopGently(http, server, encoders);
  server.startWorkers();
  await fillEmptyDatabase({
    server,
    config,
    log,
    now,
    port,
    user: administrator.user,
    root,
  });
}

/** Ends when asked to: what is being answered is finished first, for at most 10 seconds. */
function stopGently(
  http: ReturnType<typeof createServer>,
  server: Server,
  encoders: { close(): void },
): void {
  const stop = () => {
    setTimeout(() => process.exit(1), 10_000).unref();
    server.endStreams();
    http.close(async () => {
      await server.close();
      encoders.close();
      process.exit(0);
    });
    http.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function isListenError(error: unknown): error is Error {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return code === 'EADDRINUSE' || code === 'EACCES' || code === 'EADDRNOTAVAIL';
}
