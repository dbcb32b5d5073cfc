import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { failingJobs } from '../db/models/meta.ts';
import { Order, OrderItem } from '../db/models/order.ts';
import { Revision } from '../db/models/revision.ts';
import { User } from '../db/models/user.ts';
import { describeEachDatabase, openTestDatabase } from '../db/testing/databases.ts';
import { KEPT_REVISIONS } from './contract/constants.ts';
import { createHousekeeping } from './housekeeping.ts';
import { mintAccountLink } from './modules/accounts/index.ts';
import { issueInvoice } from './modules/documents/index.ts';
import { createPictureInfos, sweepUploads } from './modules/media/index.ts';
import { sweepRevisions } from './modules/privacy/index.ts';
import { PRODUCT } from './platform/commands.ts';
import { type FileStore, localFileStore } from './platform/files/fileStore.ts';
import { testBus } from './testing/testBus.ts';
import { testOrder } from './testing/testOrders.ts';

it('removes temporary files that a crash left, at the start too, none that are being sent, and links that ended', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-housekeeping-'));
  const now = new Date();
  await mkdir(join(dataDir, 'tmp'));
  for (const [name, hours] of [
    ['left', 2.1],
    ['running', 1.9],
  ] as const) {
    const place = join(dataDir, 'tmp', name);
    await writeFile(place, 'half a picture');
    const at = new Date(now.getTime() - hours * 3_600_000);
    await utimes(place, at, at);
  }
  const housekeeping = createHousekeeping({
    knex,
    bus: testBus(knex, () => now),
    dataDir,
    files: localFileStore(join(dataDir, 'uploads')),
    pictures: createPictureInfos(knex),
    log: pino({ level: 'silent' }),
    now: () => now,
  });
  const left = () => readdir(join(dataDir, 'tmp'));
  housekeeping.start();
  await expect.poll(left).toEqual(['running']);
  now.setMinutes(now.getMinutes() + 7);
  const person = { email: 'x@example.com', username: 'x', role: 'editor', password_hash: '' };
  const { id } = await User.query(knex).insert(person);
  const earlier = new Date(now.getTime() - 2 * 3_600_000);
  await mintAccountLink(knex, id, 'password_reset', earlier);
  await mintAccountLink(knex, id, 'invitation', earlier);
  await housekeeping.run();
  expect(await left()).toEqual([]);
  expect(await knex('account_links').pluck('kind')).toEqual(['invitation']);
  await housekeeping.stop();
  await close();
  await rm(dataDir, { recursive: true });
});

it('does every other job when one fails, says which, and tries a daily one again an hour later', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-housekeeping-'));
  const now = new Date('2026-11-21T12:00:00.000Z');
  const old = '2020-01-01T00:00:00.000Z';
  const lines: { job?: string; msg: string }[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
  const housekeeping = createHousekeeping({
    knex,
    bus: testBus(knex, () => now),
    dataDir,
    files: localFileStore(join(dataDir, 'uploads')),
    pictures: createPictureInfos(knex),
    log,
    now: () => now,
  });
  const failed = async () => {
    lines.length = 0;
    await housekeeping.run();
    return lines.map(({ job, msg }) => [msg, job]);
  };
  const event = { kind: 'sign_in', at: old, last_at: old, times: 1 };
  const addOld = async () => {
    await knex('order_links').insert({ digest: 'd', order_id: 1, created_at: old });
    await knex('security_events').insert(event);
  };
  const left = async () => [
    (await knex('order_links').pluck('digest')).length,
    (await knex('security_events').pluck('id')).length,
  ];
  await addOld();
  // Neither the folder of temporary files is there nor the table of revisions, which uploads need too.
  await knex.schema.renameTable('revisions', 'lost');
  expect(await failed()).toEqual([
    ['housekeeping failed', 'temporary files'],
    ['housekeeping failed', 'revisions'],
    ['housekeeping failed', 'uploads'],
  ]);
  expect(await left()).toEqual([0, 0]);
  const failing = async () =>
    (await failingJobs(knex, new Date('9999-01-01'))).map(({ job }) => job);
  expect(await failing()).toEqual(['temporary files', 'revisions', 'uploads']);
  await knex.schema.renameTable('lost', 'revisions');
  await mkdir(join(dataDir, 'tmp'));
  await addOld();
  await knex('revisions').insert({
    resource: 'cars',
    record_id: 1,
    version: 1,
    action: 'update',
    at: old,
    record: '{}',
  });
  // What had failed is done now; the other daily jobs wait for their day.
  expect(await failed()).toEqual([]);
  expect(await failing()).toEqual([]);
  expect(await knex('revisions').pluck('id')).toEqual([]);
  expect(await left()).toEqual([1, 1]);
  for (let hour = 2; hour <= 24; hour += 1) await housekeeping.run();
  expect(await left()).toEqual([0, 0]);
  await close();
  await rm(dataDir, { recursive: true });
});

it('notes by which day accountants enter what an instance of the version before issued during an update', async () => {
  const { knex, close } = await openTestDatabase('sqlite');
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-housekeeping-'));
  const now = new Date('2026-11-21T12:00:00.000Z');
  const bus = testBus(knex, () => now);
  const { id: _, items = [], ...columns } = testOrder().toJSON();
  const { id: orderId } = await Order.query(knex).insert({
    ...columns,
    search: '',
    status: 'pending',
  });
  for (const item of items) await OrderItem.query(knex).insert({ ...item, order_id: orderId });
  await issueInvoice(bus, { orderId }, PRODUCT);
  const noted = () => knex('order_documents').pluck('accounted_on');
  expect(await noted()).toEqual(['2026-11-21']);
  await knex('order_documents').update({ accounted_on: '' });
  const housekeeping = createHousekeeping({
    knex,
    bus,
    dataDir,
    files: localFileStore(join(dataDir, 'uploads')),
    pictures: createPictureInfos(knex),
    log: pino({ level: 'silent' }),
    now: () => now,
  });
  await housekeeping.run();
  expect(await noted()).toEqual(['2026-11-21']);
  await close();
  await rm(dataDir, { recursive: true });
});

const DAY = 86_400_000;

describeEachDatabase('forgetting revisions', (open) => {
  it('keeps the last ones of each record, and none older than two years', async () => {
    const { knex } = await open();
    const now = new Date('2026-11-21T12:00:00.000Z');
    const row = (record_id: number, version: number, daysAgo: number) => ({
      resource: 'cars',
      record_id,
      version,
      action: 'update',
      at: new Date(now.getTime() - daysAgo * DAY).toISOString(),
      record: '{}',
    });
    const many = Array.from({ length: KEPT_REVISIONS.perRecord + 3 }, (_, at) => row(1, at + 1, 5));
    await knex('revisions').insert([row(2, 1, 731), row(2, 2, 729), ...many.slice(0, 30)]);
    await knex('revisions').insert(many.slice(30));
    expect(await sweepRevisions(knex, now)).toBe(4);
    expect(await sweepRevisions(knex, now)).toBe(0);
    const left = await Revision.query(knex).orderBy('id');
    const versions = (id: number) =>
      left.filter(({ record_id }) => record_id === id).map(({ version }) => version);
    expect(versions(2)).toEqual([2]);
    expect(versions(1)).toHaveLength(KEPT_REVISIONS.perRecord);
    expect(versions(1)[0]).toBe(4);
  });

  it('lets go of the files that they alone named', async () => {
    const { knex } = await open();
    const removed: string[] = [];
    const files: FileStore = {
      put: async () => undefined,
      get: async () => Buffer.alloc(0),
      removeFolder: async (folder) => void removed.push(folder),
      folders: async () => [],
    };
    const start = Date.parse('2026-01-01T00:00:00.000Z');
    await knex('uploads').insert({
      path: '/uploads/earlier/400.webp',
      kind: 'image',
      mime: 'image/webp',
      color: '',
      sources: '[]',
      digest: 'd',
      size: 1,
      avif_pending: false,
      created_at: new Date(start).toISOString(),
    });
    await knex('revisions').insert({
      resource: 'cars',
      record_id: 1,
      version: 1,
      action: 'update',
      at: new Date(start).toISOString(),
      record: JSON.stringify({ image_path: '/uploads/earlier/400.webp' }),
    });
    const sweep = async (day: number) => {
      const now = new Date(start + day * DAY);
      await sweepRevisions(knex, now);
      await sweepUploads({ knex, files, pictures: createPictureInfos(knex) }, now);
    };
    for (const day of [1, 20, 729]) await sweep(day);
    expect(removed).toEqual([]);
    for (const day of [731, 739]) await sweep(day);
    expect(removed).toEqual(['earlier']);
  });
});
