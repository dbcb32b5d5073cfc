import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/testing/databases.ts';
import type { BackupPlace } from '../modules/operations/backup/places.ts';
import { openPlace } from '../modules/operations/backup/storePlace.ts';
import { takeSnapshot } from '../modules/operations/backup/takeSnapshot.ts';
import { uploadsOf } from '../modules/operations/backup/uploads.ts';
import { loadConfig } from '../platform/config.ts';
import { startObjectStore } from './objectStore.ts';

export const AT = '2026-11-22T10:00:00.000Z';
export const PLACES = ['a folder', 'an object store'] as const;

/** What backups are taken of and where to: a new folder for each test, one database and object store for all. */
interface TestBackups {
  database: TestDatabase;
  store: Awaited<ReturnType<typeof startObjectStore>>;
  folder: string;
  dataDir: string;
  to: BackupPlace;
  /** Path of a backup file on the disk. */
  raw: (path: string) => string;
  warnings: string[];
  clock: number;
}

export const site = {} as TestBackups;

/** Opens the site for the tests of a file. */
export function openBackups(): void {
  beforeAll(async () => {
    [site.database, site.store] = await Promise.all([
      openTestDatabase('sqlite'),
      startObjectStore(),
    ]);
  });
  afterAll(() => Promise.all([site.database.close(), site.store.close()]));
  beforeEach(async () => {
    site.folder = await mkdtemp(join(tmpdir(), 'paddock-snapshots-'));
    site.dataDir = join(site.folder, 'data');
    backUpInto('a folder');
    site.warnings = [];
    site.clock = Date.parse(AT);
    await put('uploads/abc/320.webp', 'a picture');
    await put('uploads/abc/320.webp.0a1b2c3d', 'half of one');
    await put('outbox/1.eml', 'a mail');
    await put('jwt-secret', 'a secret');
  });
  afterEach(async () => {
    site.store.fail(null);
    for (const table of ['uploads', 'meta', 'orders']) await site.database.knex(table).delete();
    await rm(site.folder, { recursive: true });
  });
}

/** Chooses the place; a new one for each test. */
export function backUpInto(kind: (typeof PLACES)[number]): void {
  const [backups, prefix] = [join(site.folder, 'backups'), randomUUID()];
  const inFolder = kind === 'a folder';
  const address = inFolder ? backups : site.store.url.replace('/team', `/${prefix}`);
  site.to = openPlace(loadConfig({ BACKUP_DIR: address }).backups ?? '');
  site.raw = (path) =>
    inFolder ? join(backups, path) : site.store.placeOf(`${prefix}/backups/${path}`);
}

export async function write(place: string, text: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text);
}
export const put = (path: string, text: string) => write(join(site.dataDir, path), text);
export const tick = () => {
  site.clock += 1000;
  return new Date(site.clock);
};
export const take = (options: Partial<Parameters<typeof takeSnapshot>[0]> = {}) =>
  takeSnapshot({
    knex: site.database.knex,
    dataDir: site.dataDir,
    uploads: uploadsOf({ dataDir: site.dataDir, store: undefined }),
    to: site.to,
    warn: (line) => site.warnings.push(line),
    now: tick,
    ...options,
  });

/** A row of the table of uploads, with a smaller picture. */
export const uploadRow = (name: string) => {
  const sources = JSON.stringify([{ path: `/uploads/${name}/320.webp` }]);
  const row = { path: `/uploads/${name}/640.webp`, kind: 'image', mime: 'image/webp', sources };
  return { ...row, digest: 'x', size: 1, created_at: AT };
};
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const ordersIn = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    created_at: AT,
    updated_at: AT,
    total_halere: 1,
    locale: 'cs',
    shipping_price_halere: 0,
    customer_name: sha256(`${first + index}`).repeat(17),
  }));
export const insert = async (rows: object[]) => {
  for (let start = 0; start < rows.length; start += 250) {
    await site.database.knex('orders').insert(rows.slice(start, start + 250));
  }
};
