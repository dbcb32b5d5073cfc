import { existsSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { connect } from '../../../../db/connect.ts';
import { migrate } from '../../../../db/migrate.ts';
import { migrations } from '../../../../db/migrations/all.ts';
import { DAY_MS, HOUR_MS } from '../../../contract/durations.ts';
import {
  AT,
  backUpInto,
  openBackups,
  PLACES,
  put,
  site,
  take,
  write,
} from '../../../testing/testBackups.ts';
import { contentOf, listSnapshots, readManifest, snapshotPath } from './manifest.ts';
import { contentPath } from './places.ts';
import { damageIn } from './restoreSnapshot.ts';
import { sweepSnapshots } from './sweepSnapshots.ts';

openBackups();

it.each(PLACES)(
  'sweeps old snapshots with what only they had from %s, and nothing of others',
  async (kind) => {
    backUpInto(kind);
    // Of a database with few tables, since it is many snapshots.
    const knex = connect({ file: join(site.folder, 'small.sqlite') });
    await migrate(knex, migrations.slice(0, 14));
    for (let days = 20; days >= 0; days -= 1) {
      site.clock = Date.parse(AT) - days * DAY_MS;
      await put('jwt-secret', `of ${days} days ago`);
      await take({ knex });
    }
    await knex.destroy();
    const damaged = async () => {
      const whole = new Set<string>();
      for (const name of await listSnapshots(site.to)) {
        const damage = await damageIn(site.to, await readManifest(site.to, name), whole);
        if (damage.length > 0) return true;
      }
      return false;
    };
    const stored = async () =>
      (await readdir(dirname(dirname(site.raw(contentPath('0000')))), { recursive: true }))
        .flatMap((name) => name.match(/\w{64}(?=$|\._S3rver_object$)/) ?? [])
        .sort();
    const before = await stored();
    await write(site.raw('files/mine/photo.webp'), 'somebody else’s');
    // New content may be of a running backup.
    await sweepSnapshots(site.to, new Date());
    const left = (await listSnapshots(site.to)).length;
    expect(left).toBeLessThan(13);
    expect(await stored()).toEqual(before);
    await sweepSnapshots(site.to, new Date(Date.now() + 2 * DAY_MS));
    const used = new Set<string>();
    for (const name of await listSnapshots(site.to)) {
      for (const content of contentOf(await readManifest(site.to, name)).keys()) used.add(content);
    }
    expect(used.size).toBeLessThan(before.length);
    expect(await stored()).toEqual([...used].sort());
    expect(await damaged()).toBe(false);
    expect(existsSync(site.raw('files/mine/photo.webp'))).toBe(true);

    // When a manifest can't be read, nothing is removed.
    const [oldest] = await listSnapshots(site.to);
    await writeFile(site.raw(snapshotPath(String(oldest))), '{');
    const stray = site.raw(contentPath('0'.repeat(64)));
    await write(stray, '');
    await utimes(stray, new Date(0), new Date(0));
    await expect(sweepSnapshots(site.to, new Date())).rejects.toThrow('is damaged');
    expect(existsSync(stray)).toBe(true);
  },
);

it.each(PLACES)('takes what another sweep has removed from %s for removed', async (kind) => {
  backUpInto(kind);
  await site.to.remove(contentPath('0'.repeat(64)), new Date());
});

it.each(PLACES)('removes nothing from %s that was stored again meanwhile', async (kind) => {
  backUpInto(kind);
  const path = contentPath('0'.repeat(64));
  await write(site.raw(path), 'stored again');
  await site.to.remove(path, new Date(Date.now() - HOUR_MS));
  expect(existsSync(site.raw(path))).toBe(true);
  await site.to.remove(path, new Date(Date.now() + HOUR_MS));
  expect(existsSync(site.raw(path))).toBe(false);
});
