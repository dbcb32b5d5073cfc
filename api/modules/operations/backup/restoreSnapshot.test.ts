import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Connection, connect } from '../../../../db/connect.ts';
import { migrate } from '../../../../db/migrate.ts';
import { migrations } from '../../../../db/migrations/all.ts';
import { emptyDatabase } from '../../../../db/testing/databases.ts';
import { loadConfig } from '../../../platform/config.ts';
import { startObjectStore } from '../../../testing/objectStore.ts';
import {
  AT,
  backUpInto,
  insert,
  openBackups,
  ordersIn,
  PLACES,
  site,
  take,
  tick,
  uploadRow,
} from '../../../testing/testBackups.ts';
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
import { contentPath } from './places.ts';
import { damageIn, restoreSnapshot } from './restoreSnapshot.ts';
import { uploadsOf } from './uploads.ts';

openBackups();

const restore = async (manifest: Manifest, connection: Connection, target: string) => {
  const open = () => connect(connection);
  await restoreSnapshot({
    from: site.to,
    name: nameOf(manifest),
    dataDir: target,
    open,
    bus: testBus,
    uploads: uploadsOf({ dataDir: target, store: undefined }),
  });
  return open();
};

it('saves uploads of an object store, each once, and restores them into an empty one', async () => {
  const uploadsIn = (url: string) => uploadsOf(loadConfig({ DATA_DIR: site.dataDir, S3_URL: url }));
  const uploads = uploadsIn(site.store.url);
  await uploads.put('abc/320.webp', Buffer.from('stored'));
  await site.database
    .knex('uploads')
    .insert({ ...uploadRow('abc'), path: '/uploads/abc/320.webp' });
  expect((await take({ uploads })).manifest.missing).toEqual([]);
  await uploads.put('def/file.mp4', Buffer.from('a film'));
  const before = site.store.asked.length;
  const { manifest } = await take({ uploads });
  const fetched = site.store.asked.slice(before).filter((line) => /GET .*\.(webp|mp4)/.test(line));
  expect(fetched).toEqual([expect.stringContaining('/team/uploads/def/file.mp4')]);

  const target = join(site.folder, 'elsewhere');
  const open = () => connect({ file: join(site.folder, 'elsewhere.sqlite') });
  const from = { from: site.to, name: nameOf(manifest), dataDir: target, open, bus: testBus };
  await expect(restoreSnapshot({ ...from, uploads })).rejects.toThrow('not empty');
  const other = uploadsIn(site.store.url.replace('/team', '/other'));
  await restoreSnapshot({ ...from, uploads: other });
  const keys = ['abc/320.webp', 'def/file.mp4'].map((path) => `other/uploads/${path}`);
  expect((await site.store.keys()).filter((key) => key.startsWith('other/'))).toEqual(keys);
  expect(existsSync(join(target, 'uploads'))).toBe(false);
});

it.each(PLACES)(
  'names the file of a damaged byte in %s, and restores nothing of it',
  async (kind) => {
    backUpInto(kind);
    await insert(ordersIn(1));
    const { manifest } = await take();
    const untouched = join(site.folder, 'untouched');
    const isOf = (what: string) =>
      [...contentOf(manifest)].find(([, owner]) => owner === what)?.[0] ?? '';
    for (const what of ['table orders', 'uploads/abc/320.webp']) {
      const place = site.raw(contentPath(isOf(what)));
      const bytes = await readFile(place);
      const wrong = Buffer.from(bytes);
      wrong[5] = (wrong[5] ?? 0) ^ 1;
      await writeFile(place, wrong);
      const line = `${contentPath(isOf(what))} is damaged or missing: ${what}`;
      expect(await damageIn(site.to, manifest)).toEqual([line]);
      const restoring = restore(manifest, { file: join(untouched, 'x.sqlite') }, untouched);
      await expect(restoring).rejects.toThrow(line);
      expect(existsSync(untouched)).toBe(false);
      await writeFile(place, bytes);
    }
    await rm(site.raw(contentPath(isOf('uploads/abc/320.webp'))));
    await writeFile(site.raw(contentPath(isOf('table orders'))), 'x');
    expect(await damageIn(site.to, manifest)).toHaveLength(2);
    // Taking it again repairs it.
    await take();
    expect(await damageIn(site.to, manifest)).toEqual([]);

    const place = site.raw(snapshotPath(nameOf(manifest)));
    await writeFile(place, (await readFile(place, 'utf8')).replace('"rows":1', '"rows":2'));
    await expect(readManifest(site.to, nameOf(manifest))).rejects.toThrow(
      `snapshots/${nameOf(manifest)}.json is damaged`,
    );
  },
);

it('migrates a snapshot of an older version, on either database', async () => {
  const old = connect({ file: join(site.folder, 'old.sqlite') });
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

  const sqlite = join(site.folder, 'sqlite');
  for (const [connection, target] of [
    [{ file: join(sqlite, 'paddock.sqlite') }, sqlite],
    [await emptyDatabase('postgres'), join(site.folder, 'postgres')],
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
    const fresh = join(site.folder, 'fresh');
    await expect(restore(manifest, connection, fresh)).rejects.toThrow('database is not empty');
    expect(existsSync(fresh)).toBe(false);
  }
});

it('saves the uploads of an object store, and brings them back into one that is empty', async () => {
  const [full, empty] = await Promise.all([startObjectStore(), startObjectStore()]);
  const inStore = (url: string) => uploadsOf(loadConfig({ DATA_DIR: site.dataDir, S3_URL: url }));
  const [from, into] = [inStore(full.url), inStore(empty.url)];
  try {
    await from.put('abc/640.webp', Buffer.from('in the store'));
    await site.database.knex('uploads').insert({ ...uploadRow('abc'), sources: '[]' });
    const { manifest } = await take({ uploads: from });
    expect(manifest).toMatchObject({ missing: [] });
    expect(contentOf(manifest).values()).not.toContain('uploads/abc/320.webp');
    full.fail('cut');
    await rm(site.raw(snapshotPath(nameOf(manifest))));
    await expect(take({ uploads: from })).rejects.toThrow();
    expect(await listSnapshots(site.to)).toEqual([]);
    await writeManifest(site.to, manifest);
    const target = join(site.folder, 'target');
    const restoring = (uploads: typeof from, dir: string) =>
      restoreSnapshot({
        from: site.to,
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
    const again = restoring(into, join(site.folder, 'again'));
    await expect(again).rejects.toThrow('The store of uploads is not empty');
  } finally {
    await Promise.all([full.close(), empty.close()]);
  }
});

it('refuses snapshots of a newer version and paths outside the data folder', async () => {
  const { manifest } = await take();
  const target = join(site.folder, 'target');
  const changed = async (rest: Partial<Manifest>) => {
    const other = { ...manifest, ...rest, at: tick().toISOString() };
    await writeManifest(site.to, other);
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
  await writeManifest(site.to, other);
  const target = join(site.folder, 'target');
  const restoring = restore(other, { file: join(target, 'paddock.sqlite') }, target);
  await expect(restoring).rejects.toThrow('The table uploads does not match its checksum');
  expect(await readdir(target)).toEqual([]);

  const S3_URL = site.store.url.replace('/team', `/${randomUUID()}`);
  const inStore = uploadsOf(loadConfig({ DATA_DIR: target, S3_URL }));
  const before = site.store.asked.length;
  const intoStore = restoreSnapshot({
    from: site.to,
    name: nameOf(other),
    dataDir: target,
    uploads: inStore,
    bus: testBus,
    open: () => connect({ file: join(target, 'paddock.sqlite') }),
  });
  await expect(intoStore).rejects.toThrow('does not match its checksum');
  expect(site.store.asked.slice(before).filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  expect(await inStore.isEmpty()).toBe(true);
});
