import { existsSync } from 'node:fs';
import { rm, utimes } from 'node:fs/promises';
import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../contract/durations.ts';
import {
  backUpInto,
  insert,
  openBackups,
  ordersIn,
  PLACES,
  put,
  sha256,
  site,
  take,
  uploadRow,
  write,
} from '../../../testing/testBackups.ts';
import { listSnapshots, type Manifest, readManifest, snapshotPath } from './manifest.ts';
import { contentPath } from './places.ts';
import { damageIn } from './restoreSnapshot.ts';
import { sweepSnapshots } from './sweepSnapshots.ts';
import { uploadsOf } from './uploads.ts';

openBackups();

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
  await site.database.knex('orders').where({ id: 2000 }).update({ status: 'shipped' });
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
  expect(await listSnapshots(site.to)).toHaveLength(3);
  const whole = new Set<string>();
  for (const name of await listSnapshots(site.to)) {
    expect(await damageIn(site.to, await readManifest(site.to, name), whole)).toEqual([]);
  }
});

it('warns of missing files, unless their rows were deleted, too', async () => {
  await site.database.knex('uploads').insert([uploadRow('abc'), uploadRow('gone')]);
  await put('uploads/abc/640.webp', 'larger');
  const { manifest } = await take();
  expect(manifest.missing).toEqual(['uploads/gone/640.webp', 'uploads/gone/320.webp']);
  expect(site.warnings).toEqual(
    manifest.missing.map((path) => `${path} is referred to but does not exist`),
  );

  // The picture is deleted after its row was read.
  site.warnings = [];
  let reads = 0;
  const { knex } = site.database;
  const deleting = new Proxy(knex, {
    get: (target, name) =>
      name !== 'transaction'
        ? Reflect.get(target, name)
        : async (work: (trx: Knex.Transaction) => Promise<unknown>) => {
            reads += 1;
            if (reads > 1) await knex('uploads').where(uploadRow('gone')).delete();
            return knex.transaction(work);
          },
  });
  expect((await take({ knex: deleting })).manifest.missing).toEqual([]);
  expect([reads, site.warnings]).toEqual([2, []]);
});

it('sends four requests for a backup without new content', async () => {
  backUpInto('an object store');
  await take();
  const before = site.store.asked.length;
  await take();
  expect(site.store.asked.slice(before)).toEqual([
    expect.stringMatching(/^GET .*list-type=2&prefix=.*snapshots/),
    expect.stringMatching(/^GET .*\/backups\/snapshots\/.*\.json/),
    expect.stringMatching(/^GET .*list-type=2&prefix=.*files/),
    expect.stringMatching(/^PUT .*\/backups\/snapshots\/.*\.json/),
  ]);
});

it('relies in a store only on content that no sweep may remove, and stores the rest again', async () => {
  backUpInto('an object store');
  await take();
  const path = (text: string) => site.raw(contentPath(sha256(text)));
  const sent = async () => {
    const before = site.store.asked.length;
    const { added } = await take();
    expect(added).toBe(0);
    return site.store.asked.slice(before).filter((line) => /^PUT .*files/.test(line)).length;
  };
  const old = new Date(Date.now() - 13 * HOUR_MS);
  await utimes(path('a secret'), old, old);
  expect(await sent()).toBe(0);
  // No manifest refers to it any more.
  for (const name of await listSnapshots(site.to)) await rm(site.raw(snapshotPath(name)));
  expect(await sent()).toBe(1);

  // Another one of the same day replaces the snapshot that a running backup started from.
  site.clock = Date.now() - 26 * HOUR_MS;
  await put('jwt-secret', 'of the first');
  await take();
  const older = new Date(site.clock);
  await put('jwt-secret', 'of the second');
  await take();
  await write(path('of none'), 'of none');
  for (const text of ['of the first', 'of none']) await utimes(path(text), older, older);
  await sweepSnapshots(site.to, new Date());
  expect([existsSync(path('of the first')), existsSync(path('of none'))]).toEqual([true, false]);
  await sweepSnapshots(site.to, new Date(Date.now() + 2 * DAY_MS));
  expect(existsSync(path('of the first'))).toBe(false);
});

it('makes no snapshot in a store when the connection fails, and continues later', async () => {
  backUpInto('an object store');
  for (let index = 0; index < 30; index += 1) await put(`outbox/${index}.eml`, `mail ${index}`);
  const plain = uploadsOf({ dataDir: site.dataDir, store: undefined });
  const uploads = {
    ...plain,
    async *list() {
      for await (const file of plain.list()) yield file;
      site.store.fail('away');
    },
  };
  await expect(take({ uploads })).rejects.toThrow(
    /^The object store of the backups: no connection \(\w+\)$/,
  );
  site.store.fail(null);
  expect(await listSnapshots(site.to)).toEqual([]);
  const { added, bytes, manifest } = await take();
  expect(added).toBeLessThan(bytes);
  expect(await damageIn(site.to, manifest)).toEqual([]);
});
