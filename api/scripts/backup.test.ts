import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import inject from 'light-my-request';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, inject as provided } from 'vitest';
import { connect } from '../../db/connect.ts';
import { BACKUP, BACKUP_FAILURE, readMeta, writeMeta } from '../../db/models/meta.ts';
import { soon } from '../../db/testing/soon.ts';
import { assemble, type Server } from '../assemble.ts';
import {
  listSnapshots,
  nameOf,
  readManifest,
  snapshotPath,
  writeManifest,
} from '../modules/operations/backup/manifest.ts';
import { createNightlyBackup } from '../modules/operations/backup/nightly.ts';
import { folderPlace } from '../modules/operations/backup/places.ts';
import { openPlace } from '../modules/operations/backup/storePlace.ts';
import { loadConfig } from '../platform/config.ts';
import { BUILT_BACKUP, built } from '../testing/builtServer.ts';
import { TEST_ENCODERS } from '../testing/harness.ts';
import { startObjectStore } from '../testing/objectStore.ts';
import { testBus } from '../testing/testBus.ts';
import { orderOf, stockShop, type TestShop } from '../testing/testShop.ts';
import { callTool, scriptOf, spawnTool } from '../testing/tools.ts';
import { backup } from './tools/backup.ts';
import { restore } from './tools/restore.ts';

/** At the tests' own priority, else they would starve it. */
const ENTRY = { entry: BUILT_BACKUP, execArgv: [], niceness: 0 };
const TOOLS = { backup, restore };

describe('npm run backup and npm run restore', () => {
  let folder: string;
  let backups: string;
  let server: Server;
  let shop: TestShop;

  beforeAll(async () => {
    await built();
    folder = await mkdtemp(join(tmpdir(), 'paddock-backup-'));
    backups = join(folder, 'backups');
    server = await open(join(folder, 'data'));
    shop = await stockShop(server.knex);
    await mkdir(join(folder, 'data/uploads/abc'), { recursive: true });
    await writeFile(join(folder, 'data/uploads/abc/320.webp'), 'a picture');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const open = (dataDir: string) =>
    assemble({
      config: loadConfig({ DATA_DIR: dataDir, TRUST_PROXY: 'on' }),
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      encoders: TEST_ENCODERS,
      site: () => [],
    });
  const envOf = (data: string, env: Record<string, string> = {}) => ({
    ...process.env,
    DATA_DIR: join(folder, data),
    ...env,
  });
  const run = (script: keyof typeof TOOLS, args: string[], env = envOf('data')) =>
    callTool(TOOLS[script], args, env);

  /** Places one order; its id once it was confirmed. */
  let placed = 0;
  const placeOrder = async (on = server): Promise<number> => {
    placed += 1;
    const { statusCode, payload } = await inject(on.listener, {
      method: 'POST',
      url: '/api/orders',
      headers: { 'x-forwarded-for': `10.0.${placed >> 8}.${placed & 255}` },
      payload: orderOf(shop),
    });
    expect(statusCode).toBe(201);
    return JSON.parse(payload).orderId;
  };

  it('move a site that takes orders to PostgreSQL and back, with every order confirmed before the start', async () => {
    const confirmed: number[] = [];
    let running = true;
    const ordering = (async () => {
      while (running) {
        await Promise.all(
          [placeOrder(), placeOrder(), placeOrder()].map(async (order) => {
            confirmed.push(await order);
          }),
        );
        await wait(20);
      }
    })();
    while (confirmed.length < 30) await wait(20);
    const before = [...confirmed];
    const begun = Date.now();
    // As a process, like the restore below, which runs from its sources: another one writes meanwhile, and
    // files get its umask.
    const first = await spawnTool(BUILT_BACKUP, ['--to', backups], envOf('data'));
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(confirmed.length).toBeGreaterThan(before.length);
    running = false;
    await ordering;
    const { at, bytes } = JSON.parse((await readMeta(server.knex, BACKUP)) ?? '');
    expect(Date.parse(at)).toBeGreaterThanOrEqual(begun);
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
    expect(bytes).toBeGreaterThan(5_000);

    const { postgresServer } = provided('testDatabases');
    const name = `moved_${randomUUID().replaceAll('-', '')}`;
    const admin = connect({ url: `${postgresServer}/postgres` });
    await admin.raw('create database ?? strategy file_copy', [name]);
    await admin.destroy();
    const onPostgres = envOf('postgres', { DATABASE_URL: `${postgresServer}/${name}` });
    const there = await run('restore', ['--from', backups, '--take-over'], onPostgres);
    expect(there).toMatchObject({ code: 0, err: '' });
    const moved = join(folder, 'moved');
    expect(await run('backup', ['--to', moved], onPostgres)).toMatchObject({ code: 0, err: '' });
    const toSqlite = ['--from', moved, '--take-over'];
    const onSqlite = await spawnTool(scriptOf('restore'), toSqlite, envOf('back'));
    expect(onSqlite.code).toBe(0);
    expect(onSqlite.out).toMatch(
      /\nThis is now the live site: .+\nOnce the server runs, \d+ mails /,
    );

    const tablesIn = async (root: string) =>
      (
        await readManifest(
          folderPlace(root),
          String((await listSnapshots(folderPlace(root))).at(-1)),
        )
      ).tables;
    const tables = await tablesIn(backups);
    expect(tables.find((table) => table.name === 'orders')?.rows).toBeGreaterThanOrEqual(30);
    // The security log differs: it records the restore.
    const content = (all: typeof tables) => all.filter((table) => table.name !== 'security_events');
    expect(content(await tablesIn(moved))).toEqual(content(tables));

    for (const root of [backups, join(folder, 'back')]) {
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        const { mode } = await stat(join(entry.parentPath, entry.name));
        const wanted = entry.isDirectory() ? 0o700 : 0o600;
        expect([entry.name, mode & 0o777]).toEqual([entry.name, wanted]);
      }
    }
    const back = await open(join(folder, 'back'));
    const orders: number[] = await back.knex('orders').orderBy('id').pluck('id');
    expect(orders).toEqual(expect.arrayContaining(before));
    const items = await back.knex('order_items').count({ n: '*' }).first();
    expect(items?.n).toBe(orders.length * 2);
    const picture = await inject(back.listener, { url: '/uploads/abc/320.webp' });
    expect(picture.payload).toBe('a picture');
    expect(await placeOrder(back)).toBe((orders.at(-1) ?? 0) + 1);
    await back.close();
    const secret = await readFile(join(folder, 'data/jwt-secret'), 'utf8');
    expect(await readFile(join(folder, 'back/jwt-secret'), 'utf8')).toBe(secret);
  });

  it('leave no snapshot when they are killed', async () => {
    const killed = join(folder, 'killed');
    await (await open(join(folder, 'cut'))).close();
    const uploads = await startObjectStore();
    await uploads.place(['team/uploads/abc/320.webp'], 'a picture');
    await uploads.place(['team/uploads/film/file.mp4'], 'x'.repeat(300_000));
    // The download of the video never ends, so the backup is killed while it runs.
    uploads.fail('held', Number.POSITIVE_INFINITY, 'file.mp4');
    const child = spawn(process.execPath, [BUILT_BACKUP, '--to', killed], {
      env: envOf('cut', { S3_URL: uploads.url }),
    });
    const ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
    await soon(() => expect(uploads.asked).toContainEqual(expect.stringContaining('file.mp4')));
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    expect(await listSnapshots(folderPlace(killed))).toEqual([]);
    uploads.fail(null);
    const again = await run('backup', ['--to', killed], envOf('cut', { S3_URL: uploads.url }));
    expect(again).toMatchObject({ code: 0, err: '' });
    expect(await listSnapshots(folderPlace(killed))).toHaveLength(1);
    await uploads.close();
  });

  it('verify a folder and name damaged content', async () => {
    const [name] = await listSnapshots(folderPlace(backups));
    const list = await run('restore', ['--from', backups, '--list']);
    expect(list.out).toBe(`${name}\n`);
    const { files } = await readManifest(folderPlace(backups), String(name));
    const picture = files.find(({ path }) => path === 'uploads/abc/320.webp')?.sha256 ?? '';
    const place = `files/${picture.slice(0, 2)}/${picture}`;
    await writeFile(join(backups, place), 'a pictura');
    const damaged = await run('backup', ['--verify', backups]);
    expect(damaged).toEqual({
      code: 1,
      out: '',
      err: `${name}: ${place} is damaged or missing: uploads/abc/320.webp\n`,
    });
    await writeFile(join(backups, place), 'a picture');
  });

  it('explain what a restored copy holds back, and make it the site', async () => {
    const env = envOf('copy', { BACKUP_DIR: backups });
    const before = await listSnapshots(folderPlace(backups));
    const restored = await run('restore', [], env);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toMatch(
      /\nThis is a restored copy: nothing leaves it\. .+\nThis ends when /,
    );
    const ended = '0 sign-ins, 0 links to set a password, 0 API tokens and 0 card payments';
    expect(restored.out).toContain(`\nEnded: ${ended} under way. Waiting: `);
    // The real site's snapshots are there.
    const own = await run('backup', [], env);
    expect(own).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^This is a restored copy, /),
    });
    expect(await listSnapshots(folderPlace(backups))).toEqual(before);
    const said = await run('restore', ['--take-over'], env);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out).toMatch(/^This is now the live site: /);
    const again = {
      code: 0,
      err: '',
      out: 'This site is live and no restored copy: nothing to do.\n',
    };
    expect(await run('restore', ['--take-over'], env)).toEqual(again);
    expect(await run('restore', ['--take-over'], envOf('copy'))).toEqual(again);
    expect(await run('backup', [], env)).toMatchObject({ code: 0, err: '' });
  });

  it('never make a second live site of the backups where no copy is', async () => {
    const env = envOf('elsewhere', { BACKUP_DIR: backups });
    const err = `There is no database in ${join(folder, 'elsewhere')}\n`;
    expect(await run('restore', ['--take-over'], env)).toEqual({ code: 1, out: '', err });
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
  });

  it('refuse a folder that is not one of backups', async () => {
    const data = join(folder, 'data');
    const err = `${data} is neither empty nor a folder of backups\n`;
    expect(await run('backup', ['--to', data])).toEqual({ code: 1, out: '', err });
    const none = await run('backup', ['--to', join(folder, 'new')], envOf('nowhere'));
    expect(none.err).toBe(`There is no database in ${join(folder, 'nowhere')}\n`);
    expect(existsSync(join(folder, 'new')) || existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  it('are run by the server every night in a separate process', async () => {
    const nights = join(folder, 'nights');
    const logged: { level: number; stderr?: string }[] = [];
    const log = pino({}, { write: (line) => void logged.push(JSON.parse(line)) });
    let now = new Date();
    const nightly = (to: string) =>
      createNightlyBackup({
        ...ENTRY,
        env: envOf('data', { BACKUP_DIR: to }),
        log,
        knex: server.knex,
        bus: testBus(server.knex),
        place: openPlace(loadConfig({ BACKUP_DIR: to }).backups ?? ''),
        now: () => now,
      });
    const works = nightly(nights);
    await writeMeta(server.knex, BACKUP_FAILURE, JSON.stringify({ at: now, error: 'Disk full' }));
    await works.check();
    expect(await listSnapshots(folderPlace(nights))).toHaveLength(1);
    expect(await readMeta(server.knex, BACKUP_FAILURE)).toBeUndefined();
    await works.check();
    expect(await listSnapshots(folderPlace(nights))).toHaveLength(1);
    expect(logged).toEqual([]);

    const fails = nightly(join(folder, 'data'));
    await fails.check();
    const why = `${join(folder, 'data')} is neither empty nor a folder of backups`;
    expect(logged).toMatchObject([{ level: 50, stderr: why }]);
    const failure = JSON.parse((await readMeta(server.knex, BACKUP_FAILURE)) ?? '');
    expect(failure).toEqual({ at: now.toISOString(), error: why });
    // It waits for an hour before it tries again.
    await fails.check();
    expect(logged).toHaveLength(1);
    // A clock that was ahead and is put right makes it wait no longer.
    now = new Date(now.getTime() - 86_400_000);
    await fails.check();
    expect(logged).toHaveLength(2);
  });

  it('count no snapshot that a wrong clock dated in the future, and restore it only when asked to', async () => {
    const ahead = join(folder, 'ahead');
    const env = envOf('data', { BACKUP_DIR: ahead });
    await run('backup', [], env);
    const place = folderPlace(ahead);
    const [first = ''] = await listSnapshots(place);
    const at = new Date(Date.now() + 30 * 86_400_000).toISOString();
    await writeManifest(place, { ...(await readManifest(place, first)), at });
    await rm(join(ahead, snapshotPath(first)));
    for (const _night of [1, 2]) {
      expect(await run('backup', ['--nightly'], env)).toMatchObject({ code: 0, err: '' });
    }
    const [taken = '', future] = await listSnapshots(place);
    expect([taken < first, future]).toEqual([false, nameOf({ at })]);

    const into = envOf('from-ahead');
    expect(await run('restore', ['--from', ahead], into)).toEqual({
      code: 1,
      out: '',
      err:
        `The newest snapshot, ${future}, is dated in the future: a clock was or is wrong. ` +
        'Choose one with --snapshot (--list shows them)\n',
    });
    const away = { ...into, DATABASE_URL: 'postgres://paddock:s3cret@127.0.0.1:9/paddock' };
    const chosen = ['--from', ahead, '--snapshot', taken];
    expect((await run('restore', chosen, away)).err).toMatch(/^DATABASE_URL: PostgreSQL at .+\n$/);
    expect(await run('restore', chosen, into)).toMatchObject({ code: 0, err: '' });
  });

  it('use an object store without showing its key', async () => {
    const [backupStore, uploadStore] = [await startObjectStore(), await startObjectStore()];
    const secret = 'S3RVER';
    const env = (data: string, url = backupStore.url) => envOf(data, { BACKUP_DIR: url });
    const logged: string[] = [];
    let now = new Date();
    const nightly = createNightlyBackup({
      ...ENTRY,
      env: env('data'),
      knex: server.knex,
      bus: testBus(server.knex),
      now: () => now,
      log: pino({}, { write: (line) => logged.push(line) }),
      place: openPlace(loadConfig({ BACKUP_DIR: backupStore.url }).backups ?? ''),
    });
    expect(await run('backup', ['--nightly'], env('data'))).toMatchObject({ code: 0, err: '' });
    await nightly.check();
    const asked = backupStore.asked.length;
    // The time of the last backup is known until the next night.
    await nightly.check();
    expect(backupStore.asked.length).toBe(asked);
    const snapshots = (await backupStore.keys()).filter((key) => key.endsWith('.json'));
    expect(snapshots).toEqual([expect.stringMatching(/^team\/backups\/snapshots\//)]);
    expect(logged).toEqual([]);

    const into = { ...env('restored'), S3_URL: uploadStore.url };
    const restoring = await run('restore', [], into);
    expect(restoring).toMatchObject({ code: 0, err: '' });
    expect(await uploadStore.keys()).toEqual(['team/uploads/abc/320.webp']);
    const restored = connect({ file: join(folder, 'restored/paddock.sqlite') });
    const orders = await server.knex('orders').count({ n: '*' }).first();
    expect(await restored('orders').count({ n: '*' }).first()).toEqual(orders);
    await restored.destroy();

    const [verified, wrong, shown, manual] = await Promise.all([
      run('backup', ['--verify', '--snapshot', snapshots[0]?.slice(-29, -5) ?? ''], env('data')),
      run('backup', [], env('data', backupStore.url.replace('pictures', 'none'))),
      run('backup', ['--to', backupStore.url]),
      run('backup', [], env('data')),
    ]);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toMatch(/^\S+ is complete\n$/);
    const why = 'The object store of the backups: status 404 NoSuchBucket\n';
    expect(wrong).toEqual({ code: 1, out: '', err: why });
    expect(shown).toMatchObject({ code: 1, out: '' });
    expect(shown.err).toContain('put the address into BACKUP_DIR');
    expect(manual.out).toMatch(/ MB new in 127\.0\.0\.1:\d+\/pictures\/team\/backups\n$/);

    // The next night, while the store is unreachable.
    now = new Date(now.getTime() + 86_400_000);
    backupStore.fail('away');
    await nightly.check();
    const failure = JSON.parse((await readMeta(server.knex, BACKUP_FAILURE)) ?? '');
    expect(failure.error).toMatch(/^The object store of the backups: no connection \(\w+\)$/);
    const output = [restoring, verified, wrong, shown, manual].map(({ out, err }) => out + err);
    expect([...output, ...logged, failure.error].join()).not.toContain(secret);
    await Promise.all([backupStore.close(), uploadStore.close()]);
  });
});
