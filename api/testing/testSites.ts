import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Connection, connect } from '../../db/connect.ts';
import { copyOfDatabase, type DatabaseKind, emptyDatabase } from '../../db/testing/databases.ts';
import { listening } from '../../db/testing/listening.ts';
import { assemble } from '../assemble.ts';
import { nameOf } from '../modules/operations/backup/manifest.ts';
import { folderPlace } from '../modules/operations/backup/places.ts';
import { restoreSnapshot } from '../modules/operations/backup/restoreSnapshot.ts';
import { takeSnapshot } from '../modules/operations/backup/takeSnapshot.ts';
import { uploadsOf } from '../modules/operations/backup/uploads.ts';
import { loadConfig } from '../platform/config.ts';
import { productBus } from '../productBus.ts';
import { type Harness, TEST_ENCODERS } from './harness.ts';
import { COMGATE, createTestProvider } from './testProvider.ts';
import { fioAnswer } from './testStatements.ts';

export type Outside = Awaited<ReturnType<typeof startOutside>>;
export type Site = Awaited<ReturnType<typeof startSite>>;

export const FIO_TOKEN = 'x'.repeat(64);

/** A bank and a card provider that write down what they are asked. */
export async function startOutside() {
  const asked: string[] = [];
  const bank = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(JSON.stringify(fioAnswer([])));
  });
  const bankUrl = `http://127.0.0.1:${await listening(bank)}`;
  const provider = await createTestProvider();
  return {
    asked,
    bankUrl,
    provider,
    env: {
      COMGATE_MERCHANT: COMGATE.merchant,
      COMGATE_SECRET: COMGATE.secret,
      COMGATE_TEST: 'on',
      COMGATE_URL: provider.url,
      FIO_TOKEN,
      FIO_URL: bankUrl,
      BACKUP_DIR: './backups',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'silent',
    },
    async close() {
      bank.closeAllConnections();
      bank.close();
      await provider.close();
    },
  };
}

/** Restores a site, which may run, into an empty database and folders for each of its instances. */
export async function restoreSite(from: Harness, kind: DatabaseKind, takeOver: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-copy-'));
  const place = folderPlace(join(folder, 'backups'));
  const uploadsIn = (dataDir: string) => uploadsOf({ dataDir, store: undefined });
  const { manifest } = await takeSnapshot({
    knex: from.knex,
    dataDir: from.dataDir,
    uploads: uploadsIn(from.dataDir),
    to: place,
    now: () => new Date(),
    warn: () => undefined,
  });
  const dataDir = join(folder, 'data');
  const connection = await emptyDatabase(kind);
  const restored = await restoreSnapshot({
    from: place,
    name: nameOf(manifest),
    dataDir,
    uploads: uploadsIn(dataDir),
    open: () => connect(connection),
    takeOver,
    bus: (knex) => productBus({ knex }),
  });
  return { ...restored, connection, dataDir, remove: () => rm(folder, { recursive: true }) };
}

export type RestoredSite = Awaited<ReturnType<typeof restoreSite>>;

/** A restored site once more, as long as nothing was started on it: cheaper than a restore. */
export async function copyOfSite(site: RestoredSite): Promise<RestoredSite> {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-copy-'));
  const dataDir = join(folder, 'data');
  await cp(site.dataDir, dataDir, { recursive: true });
  const connection = await copyOfDatabase(site.connection);
  return { ...site, connection, dataDir, remove: () => rm(folder, { recursive: true }) };
}

/** An instance of a restored site that answers requests; its workers are started by the test. */
export async function startSite(
  { connection, dataDir }: { connection: Connection; dataDir: string },
  env: Record<string, string>,
) {
  const address = 'url' in connection && { DATABASE_URL: connection.url };
  const config = loadConfig({ ...env, ...address, DATA_DIR: dataDir, PORT: '0' });
  const knex = connect(connection);
  const server = await assemble({
    config,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    encoders: TEST_ENCODERS,
    knex,
    site: () => [],
  });
  const http = createServer(server.listener);
  const url = `http://127.0.0.1:${await listening(http)}`;
  return {
    url,
    knex,
    dataDir,
    startWorkers: () => server.startWorkers(),
    async send<Body = unknown>(path: string, { body, token, method }: Sending = {}) {
      const response = await fetch(`${url}/api${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'manual',
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      const answer: Body = isJson ? JSON.parse(text) : text;
      return { status: response.status, headers: response.headers, body: answer };
    },
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await server.close();
    },
  };
}

interface Sending {
  body?: unknown;
  token?: string;
  method?: string;
}
