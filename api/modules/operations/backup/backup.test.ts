import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Connection, connect } from '../../../../db/connect.ts';
import { migrate } from '../../../../db/migrate.ts';
import { migrations } from '../../../../db/migrations/all.ts';
import {
  emptyDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../../../db/testing/databases.ts';
import { DAY_MS, HOUR_MS } from '../../../contract/durations.ts';
import { loadConfig } from '../../../platform/config.ts';
import { startObjectStore } from '../../../testing/objectStore.ts';
import { testBus } from '../../../testing/testBus.ts';
import {
  contentOf,
  listSnapshots,
  type Manifest,
  nameOf,
  readManifest,
  snapshotPath,
  writeManifest,
} from './manifest.ts';
import { type BackupPlace, contentPath } from './places.ts';
import { damageIn, restoreSnapshot } from './restoreSnapshot.ts';
import { openPlace } from './storePlace.ts';
import { sweepSnapshots } from './sweepSnapshots.ts';
import { takeSnapshot } from './takeSnapshot.ts';
import { uploadsOf } from './uploads.ts';

const AT = '2026-11-22T10:00:00.000Z';

let database: TestDatabase;
let store: Awaited<ReturnType<typeof startObjectStore>>;
let folder: string;
let dataDir: string;
let to: BackupPlace;
/** Path of a backup file on the disk. */
let raw: (path: string) => string;
let warnings: string[];
let clock: number;

beforeAll(async () => {
  [database, store] = await Promise.all([openTestDatabase('sqlite'), startObjectStore()]);
});
afterAll(() => Promise.all([database.close(), store.close()]));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paddock-snapshots-'));
  dataDir = join(folder, 'data');
  backUpInto('a folder');
  warnings = [];
  clock = Date.parse(AT);
  await put('uploads/abc/320.webp', 'a picture');
  await put('uploads/abc/320.webp.0a1b2c3d', 'half of one');
  await put('outbox/1.eml', 'a mail');
  await put('jwt-secret', 'a secret');
});
afterEach(async () => {
  store.fail(null);
  for (const table of ['uploads', 'meta', 'orders']) await database.knex(table).delete();
  await rm(folder, { recursive: true });
});

const PLACES = ['a folder', 'an object store'] as const;

/** Chooses the place; a new one for each test. */
function backUpInto(kind: (typeof PLACES)[number]): void {
  const [backups, prefix] = [join(folder, 'backups'), randomUUID()];
  const inFolder = kind === 'a folder';
  const address = inFolder ? backups : store.url.replace('/team', `/${prefix}`);
  to = openPlace(loadConfig({ BACKUP_DIR: address }).backups ?? '');
  raw = (path) => (inFolder ? join(backups, path) : store.placeOf(`${prefix}/backups/${path}`));
}

async function write(place: string, text: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text);
}
const put = (path: string, text: string) => write(join(dataDir, path), text);
const tick = () => {
  clock += 1000;
  return new Date(clock);
};
const take = (options: Partial<Parameters<typeof takeSnapshot>[0]> = {}) =>
  takeSnapshot({
    knex: database.knex,
    dataDir,
    uploads: uploadsOf({ dataDir, store: undefined }),
    to,
    warn: (line) => warnings.push(line),
    now: tick,
    ...options,
  });
const named = (name: string) => {
  const sources = JSON.stringify([{ path: `/uploads/${name}/320.webp` }]);
  const row = { path: `/uploads/${name}/640.webp`, kind: 'image', mime: 'image/webp', sources };
  return { ...row, digest: 'x', size: 1, created_at: AT };
};
const restore = async (manifest: Manifest, connection: Connection, target: string) => {
  const open = () => connect(connection);
  await restoreSnapshot({
    from: to,
    name: nameOf(manifest),
    dataDir: target,
    open,
    bus: testBus,
    uploads: uploadsOf({ dataDir: target, store: undefined }),
  });
  return open();
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const ordersIn = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    created_at: AT,
    updated_at: AT,
    total_halere: 1,
    locale: 'cs',
    shipping_price_halere: 0,
    customer_name: sha256(`${first + index}`).repeat(17),
  }));
const insert = async (rows: object[]) => {
  for (let start = 0; start < rows.length; start += 250) {
    await database.knex('orders').insert(rows.slice(start, start + 250));
  }
};

it.each(PLACES)('stores only new content in %s', async (kind) => {
  backUpInto(kind);
  await insert(ordersIn(4000));
  const first = await take();
  expect(first.added).toBe(first.bytes);
  const chunks = (manifest: Manifest) =>
    manifest.tables.find(({ name }) => name === 'orders')?.chunks ?? [];
  expect(chunks(first.manifest).length).toBeGreaterThan(3);
  const same = await take();
  expect([same.added, same.bytes]).toEqual([0, first.bytes]);

  await put('uploads/def/320.webp', 'another picture');
  await database.knex('orders').where({ id: 2000 }).update({ status: 'shipped' });
  await insert(ordersIn(1, 4001));
  const { manifest } = await take();
  const old = new Set(chunks(first.manifest));
  const fresh = chunks(manifest).filter((chunk) => !old.has(chunk));
  expect(fresh.length).toBeGreaterThan(0);
  expect(fresh.length).toBeLessThan(4);
  expect(manifest.files.map(({ path }) => path)).toEqual([
    'jwt-secret',
    'outbox/1.eml',
    'uploads/abc/320.webp',
    'uploads/def/320.webp',
  ]);
  expect(await listSnapshots(to)).toHaveLength(3);
  const whole = new Set<string>();
  for (const name of await listSnapshots(to)) {
    expect(await damageIn(to, await readManifest(to, name), whole)).toEqual([]);
  }
});

it('saves uploads of an object store, each once, and restores them into an empty one', async () => {
  const uploadsIn = (url: string) => uploadsOf(loadConfig({ DATA_DIR: dataDir, S3_URL: url }));
  const uploads = uploadsIn(store.url);
  await uploads.put('abc/320.webp', Buffer.from('stored'));
  await database.knex('uploads').insert({ ...named('abc'), path: '/uploads/abc/320.webp' });
  expect((await take({ uploads })).manifest.missing).toEqual([]);
  await uploads.put('def/file.mp4', Buffer.from('a film'));
  const before = store.asked.length;
  const { manifest } = await take({ uploads });
  const fetched = store.asked.slice(before).filter((line) => /GET .*\.(webp|mp4)/.test(line));
  expect(fetched).toEqual([expect.stringContaining('/team/uploads/def/file.mp4')]);

  const target = join(folder, 'elsewhere');
  const open = () => connect({ file: join(folder, 'elsewhere.sqlite') });
  const from = { from: to, name: nameOf(manifest), dataDir: target, open, bus: testBus };
  await expect(restoreSnapshot({ ...from, uploads })).rejects.toThrow('not empty');
  const other = uploadsIn(store.url.replace('/team', '/other'));
  await restoreSnapshot({ ...from, uploads: other });
  const keys = ['abc/320.webp', 'def/file.mp4'].map((path) => `other/uploads/${path}`);
  expect((await store.keys()).filter((key) => key.startsWith('other/'))).toEqual(keys);
  expect(existsSync(join(target, 'uploads'))).toBe(false);
});

it('warns of missing files, unless their rows were deleted, too', async () => {
  await database.knex('uploads').insert([named('abc'), named('gone')]);
  await put('uploads/abc/640.webp', 'larger');
  const { manifest } = await take();
  expect(manifest.missing).toEqual(['uploads/gone/640.webp', 'uploads/gone/320.webp']);
  expect(warnings).toEqual(
    manifest.missing.map((path) => `${path} is referred to but does not exist`),
  );

  // The picture is deleted after its row was read.
  warnings = [];
  let reads = 0;
  const { knex } = database;
  const deleting = new Proxy(knex, {
    get: (target, name) =>
      name !== 'transaction'
        ? Reflect.get(target, name)
        : async (work: (trx: Knex.Transaction) => Promise<unknown>) => {
            reads += 1;
            if (reads > 1) await knex('uploads').where(named('gone')).delete();
            return knex.transaction(work);
          },
  });
  expect((await take({ knex: deleting })).manifest.missing).toEqual([]);
  expect([reads, warnings]).toEqual([2, []]);
});

it.each(PLACES)(
  'names the file of a damaged byte in %s, and restores nothing of it',
  async (kind) => {
    backUpInto(kind);
    await insert(ordersIn(1));
    const { manifest } = await take();
    const untouched = join(folder, 'untouched');
    const isOf = (what: string) =>
      [...contentOf(manifest)].find(([, owner]) => owner === what)?.[0] ?? '';
    for (const what of ['table orders', 'uploads/abc/320.webp']) {
      const place = raw(contentPath(isOf(what)));
      const bytes = await readFile(place);
      const wrong = Buffer.from(bytes);
      wrong[5] = (wrong[5] ?? 0) ^ 1;
      await writeFile(place, wrong);
      const line = `${contentPath(isOf(what))} is damaged or missing: ${what}`;
      expect(await damageIn(to, manifest)).toEqual([line]);
      const restoring = restore(manifest, { file: join(untouched, 'x.sqlite') }, untouched);
      await expect(restoring).rejects.toThrow(line);
      expect(existsSync(untouched)).toBe(false);
      await writeFile(place, bytes);
    }
    await rm(raw(contentPath(isOf('uploads/abc/320.webp'))));
    await writeFile(raw(contentPath(isOf('table orders'))), 'x');
    expect(await damageIn(to, manifest)).toHaveLength(2);
    // BlobWriter it again repairs it.
    await take();
    expect(await damageIn(to, manifest)).toEqual([]);

    const place = raw(snapshotPath(nameOf(manifest)));
    await writeFile(place, (await readFile(place, 'utf8')).replace('"rows":1', '"rows":2'));
    await expect(readManifest(to, nameOf(manifest))).rejects.toThrow(
      `snapshots/${nameOf(manifest)}.json is damaged`,
    );
  },
);

it('migrates a snapshot of an older version, on either database', async () => {
  const old = connect({ file: join(folder, 'old.sqlite') });
  const steps = migrations.slice(0, 14);
  await migrate(old, steps);
  await old('users').insert({
    id: 3,
    email: 'boss@example.com',
    username: 'boss',
    password_hash: 'x',
    created_at: AT,
    updated_at: AT,
  });
  await old('products').insert({
    id: 8,
    slug: 'cap',
    price_halere: 100,
    created_at: AT,
    updated_at: AT,
  });
  await old('sponsors').insert({ id: 5, created_at: AT, updated_at: AT });
  await old('sponsors').delete();
  const { manifest } = await take({ knex: old });
  await old.destroy();
  expect(manifest.migrations).toEqual(steps.map(({ name }) => name));

  const sqlite = join(folder, 'sqlite');
  for (const [connection, target] of [
    [{ file: join(sqlite, 'paddock.sqlite') }, sqlite],
    [await emptyDatabase('postgres'), join(folder, 'postgres')],
  ] as const) {
    const knex = await restore(manifest, connection, target);
    expect(await knex('migrations').pluck('name')).toHaveLength(migrations.length);
    expect(await knex('products').first()).toMatchObject({ slug: 'cap', vat_rate: 21 });
    const [{ id }] = await knex('sponsors')
      .insert({ created_at: AT, updated_at: AT })
      .returning('id');
    expect(id).toBe(6);
    await knex.destroy();
    expect(await readFile(join(target, 'jwt-secret'), 'utf8')).toBe('a secret');
    // Both have content now.
    await expect(restore(manifest, connection, target)).rejects.toThrow('DATA_DIR is not empty');
    if ('file' in connection) continue;
    const fresh = join(folder, 'fresh');
    await expect(restore(manifest, connection, fresh)).rejects.toThrow('database is not empty');
    expect(existsSync(fresh)).toBe(false);
  }
});

it('saves the uploads of an object store, and brings them back into one that is empty', async () => {
  const [full, empty] = await Promise.all([startObjectStore(), startObjectStore()]);
  const inStore = (url: string) => uploadsOf(loadConfig({ DATA_DIR: dataDir, S3_URL: url }));
  const [from, into] = [inStore(full.url), inStore(empty.url)];
  try {
    await from.put('abc/640.webp', Buffer.from('in the store'));
    await database.knex('uploads').insert({ ...named('abc'), sources: '[]' });
    const { manifest } = await take({ uploads: from });
    expect(manifest).toMatchObject({ missing: [] });
    expect(contentOf(manifest).values()).not.toContain('uploads/abc/320.webp');
    full.fail('cut');
    await rm(raw(snapshotPath(nameOf(manifest))));
    await expect(take({ uploads: from })).rejects.toThrow();
    expect(await listSnapshots(to)).toEqual([]);
    await writeManifest(to, manifest);
    const target = join(folder, 'target');
    const restoring = (uploads: typeof from, dir: string) =>
      restoreSnapshot({
        from: to,
        name: nameOf(manifest),
        dataDir: dir,
        uploads,
        bus: testBus,
        open: () => connect({ file: join(dir, 'paddock.sqlite') }),
      });
    await restoring(into, target);
    const bytes: Buffer[] = [];
    for await (const piece of into.read('abc/640.webp')) bytes.push(piece);
    expect(String(Buffer.concat(bytes))).toBe('in the store');
    expect((await readdir(target)).sort()).toEqual(
      expect.arrayContaining(['jwt-secret', 'outbox', 'paddock.sqlite']),
    );
    const again = restoring(into, join(folder, 'again'));
    await expect(again).rejects.toThrow('The store of uploads is not empty');
  } finally {
    await Promise.all([full.close(), empty.close()]);
  }
});

it('refuses snapshots of a newer version and paths outside the data folder', async () => {
  const { manifest } = await take();
  const target = join(folder, 'target');
  const changed = async (rest: Partial<Manifest>) => {
    const other = { ...manifest, ...rest, at: tick().toISOString() };
    await writeManifest(to, other);
    return restore(other, { file: join(target, 'paddock.sqlite') }, target);
  };
  const later = changed({ migrations: [...manifest.migrations, '9999_wings'] });
  await expect(later).rejects.toThrow('made by a newer version, which has 9999_wings');
  await expect(changed({ format: 2 as 1 })).rejects.toThrow('newer version');
  const [file] = manifest.files;
  for (const path of ['uploads/../../x', '../x', '/etc/x', 'paddock.sqlite', 'uploads/.x']) {
    const files = file ? [{ ...file, path }] : [];
    await expect(changed({ files })).rejects.toThrow('files.0.path');
  }
  expect(existsSync(target)).toBe(false);
});

it('removes everything again when restoring fails at the end', async () => {
  const { manifest } = await take();
  const uploads = manifest.tables.find(({ name }) => name === 'uploads');
  const tables = manifest.tables.map((table) =>
    table === uploads ? { ...table, sha256: '0'.repeat(64) } : table,
  );
  const other = { ...manifest, tables, at: tick().toISOString() };
  await writeManifest(to, other);
  const target = join(folder, 'target');
  const restoring = restore(other, { file: join(target, 'paddock.sqlite') }, target);
  await expect(restoring).rejects.toThrow('The table uploads does not match its checksum');
  expect(await readdir(target)).toEqual([]);

  const S3_URL = store.url.replace('/team', `/${randomUUID()}`);
  const inStore = uploadsOf(loadConfig({ DATA_DIR: target, S3_URL }));
  const before = store.asked.length;
  const intoStore = restoreSnapshot({
    from: to,
    name: nameOf(other),
    dataDir: target,
    uploads: inStore,
    bus: testBus,
    open: () => connect({ file: join(target, 'paddock.sqlite') }),
  });
  await expect(intoStore).rejects.toThrow('does not match its checksum');
  expect(store.asked.slice(before).filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  expect(await inStore.isEmpty()).toBe(true);
});

it.each(PLACES)(
  'sweeps old snapshots with what only they had from %s, and nothing of others',
  async (kind) => {
    backUpInto(kind);
    // Of a database with few tables, since it is many snapshots.
    const knex = connect({ file: join(folder, 'small.sqlite') });
    await migrate(knex, migrations.slice(0, 14));
    for (let days = 20; days >= 0; days -= 1) {
      clock = Date.parse(AT) - days * DAY_MS;
      await put('jwt-secret', `of ${days} days ago`);
      await take({ knex });
    }
    await knex.destroy();
    const damaged = async () => {
      const whole = new Set<string>();
      for (const name of await listSnapshots(to)) {
        const damage = await damageIn(to, await readManifest(to, name), whole);
        if (damage.length > 0) return true;
      }
      return false;
    };
    const stored = async () =>
      (await readdir(dirname(dirname(raw(contentPath('0000')))), { recursive: true }))
        .flatMap((name) => name.match(/\w{64}(?=$|\._S3rver_object$)/) ?? [])
        .sort();
    const before = await stored();
    await write(raw('files/mine/photo.webp'), 'somebody else’s');
    // New content may be of a running backup.
    await sweepSnapshots(to, new Date());
    const left = (await listSnapshots(to)).length;
    expect(left).toBeLessThan(13);
    expect(await stored()).toEqual(before);
    await sweepSnapshots(to, new Date(Date.now() + 2 * DAY_MS));
    const used = new Set<string>();
    for (const name of await listSnapshots(to)) {
      for (const content of contentOf(await readManifest(to, name)).keys()) used.add(content);
    }
    expect(used.size).toBeLessThan(before.length);
    expect(await stored()).toEqual([...used].sort());
    expect(await damaged()).toBe(false);
    expect(existsSync(raw('files/mine/photo.webp'))).toBe(true);

    // When a manifest can't be read, nothing is removed.
    const [oldest] = await listSnapshots(to);
    await writeFile(raw(snapshotPath(String(oldest))), '{');
    const stray = raw(contentPath('0'.repeat(64)));
    await write(stray, '');
    await utimes(stray, new Date(0), new Date(0));
    await expect(sweepSnapshots(to, new Date())).rejects.toThrow('is damaged');
    expect(existsSync(stray)).toBe(true);
  },
);

it('sends four requests for a backup without new content', async () => {
  backUpInto('an object store');
  await take();
  const before = store.asked.length;
  await take();
  expect(store.asked.slice(before)).toEqual([
    expect.stringMatching(/^GET .*list-type=2&prefix=.*snapshots/),
    expect.stringMatching(/^GET .*\/backups\/snapshots\/.*\.json/),
    expect.stringMatching(/^GET .*list-type=2&prefix=.*files/),
    expect.stringMatching(/^PUT .*\/backups\/snapshots\/.*\.json/),
  ]);
});

it('relies in a store only on content that no sweep may remove, and stores the rest again', async () => {
  backUpInto('an object store');
  await take();
  const path = (text: string) => raw(contentPath(sha256(text)));
  const sent = async () => {
    const before = store.asked.length;
    const { added } = await take();
    expect(added).toBe(0);
    return store.asked.slice(before).filter((line) => /^PUT .*files/.test(line)).length;
  };
  const old = new Date(Date.now() - 13 * HOUR_MS);
  await utimes(path('a secret'), old, old);
  expect(await sent()).toBe(0);
  // No manifest refers to it any more.
  for (const name of await listSnapshots(to)) await rm(raw(snapshotPath(name)));
  expect(await sent()).toBe(1);

  // Another one of the same day replaces the snapshot that a running backup started from.
  clock = Date.now() - 26 * HOUR_MS;
  await put('jwt-secret', 'of the first');
  await take();
  const older = new Date(clock);
  await put('jwt-secret', 'of the second');
  await take();
  await write(path('of none'), 'of none');
  for (const text of ['of the first', 'of none']) await utimes(path(text), older, older);
  await sweepSnapshots(to, new Date());
  expect([existsSync(path('of the first')), existsSync(path('of none'))]).toEqual([true, false]);
  await sweepSnapshots(to, new Date(Date.now() + 2 * DAY_MS));
  expect(existsSync(path('of the first'))).toBe(false);
});

it.each(PLACES)('takes what another sweep has removed from %s for removed', async (kind) => {
  backUpInto(kind);
  await to.remove(contentPath('0'.repeat(64)), new Date());
});

it.each(PLACES)('removes nothing from %s that was stored again meanwhile', async (kind) => {
  backUpInto(kind);
  const path = contentPath('0'.repeat(64));
  await write(raw(path), 'stored again');
  await to.remove(path, new Date(Date.now() - HOUR_MS));
  expect(existsSync(raw(path))).toBe(true);
  await to.remove(path, new Date(Date.now() + HOUR_MS));
  expect(existsSync(raw(path))).toBe(false);
});

it('makes no snapshot in a store when the connection fails, and continues later', async () => {
  backUpInto('an object store');
  for (let index = 0; index < 30; index += 1) await put(`outbox/${index}.eml`, `mail ${index}`);
  const plain = uploadsOf({ dataDir, store: undefined });
  const uploads = {
    ...plain,
    async *list() {
      for await (const file of plain.list()) yield file;
      store.fail('away');
    },
  };
  await expect(take({ uploads })).rejects.toThrow(
    /^The object store of the backups: no connection \(\w+\)$/,
  );
  store.fail(null);
  expect(await listSnapshots(to)).toEqual([]);
  const { added, bytes, manifest } = await take();
  expect(added).toBeLessThan(bytes);
  expect(await damageIn(to, manifest)).toEqual([]);
});
