import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoState, setDemoState } from '../../db/models/meta.ts';
import { openTestDatabase } from '../../db/testing/databases.ts';
import { type ContentFolder, contentFolder } from '../seed/testing/contentFolder.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { loadDemo } from './fillEmptyDatabase.ts';

const titles = (title: string) => ({ en: { title }, cs: { title } });

let server: Harness;
let folder: ContentFolder;

beforeEach(async () => {
  server = await createHarness(() => openTestDatabase('sqlite'));
  folder = await contentFolder(
    {
      events: [
        { date: '@today+1', image_path: 'race.png', translations: titles('Race of {{year}}') },
        { date: '@today-30', image_path: 'lost.png', translations: titles('Lost') },
      ],
    },
    { 'race.png': 60 },
  );
});
afterEach(async () => {
  await server.close();
  await folder.remove();
});

const load = (now: string, signal?: AbortSignal) =>
  loadDemo({
    knex: server.knex,
    baseUrl: server.url,
    token: server.token,
    folder: folder.path,
    log: pino({ level: 'silent' }),
    now: () => new Date(now),
    ...(signal && { signal }),
  });
const events = async () =>
  (await server.admin<{ date: string; version: number }[]>('/events')).body;

it('loads the season despite a missing picture, and is ready', async () => {
  await load('2026-12-31T12:00:00Z');
  expect(await demoState(server.knex)).toBe('ready');
  expect(await events()).toMatchObject([
    { date: '2027-01-01', version: 1, translations: { en: { title: 'Race of 2026' } } },
  ]);
});

it('is not ready when the server stopped meanwhile', async () => {
  await load('2026-12-31T12:00:00Z', AbortSignal.abort());
  expect(await demoState(server.knex)).toBe('loading');
});

it('continues an interrupted load, relative to the first day', async () => {
  await load('2026-12-31T12:00:00Z');
  await setDemoState(server.knex, 'loading');
  await folder.draw('lost.png', 61);
  await load('2027-01-02T12:00:00Z');
  expect(await events()).toMatchObject([
    { date: '2026-12-01', version: 1 },
    { date: '2027-01-01', version: 1 },
  ]);
});

it('is not loaded again once it is ready', async () => {
  await load('2026-12-31T12:00:00Z');
  await folder.draw('lost.png', 61);
  await load('2027-01-02T12:00:00Z');
  expect(await events()).toHaveLength(1);
});

it('stays loading when the lock is lost', async () => {
  const lost = new AbortController();
  const loading = loadDemo({
    knex: server.knex,
    baseUrl: server.url,
    token: server.token,
    folder: folder.path,
    log: pino({ level: 'silent' }),
    now: () => new Date('2026-12-31T12:00:00Z'),
    lost: lost.signal,
    onProgress: () => lost.abort(),
  });
  await expect(loading).rejects.toThrow('cut short');
  expect(await demoState(server.knex)).toBe('loading');
});

it('stays loading when the server is unreachable', async () => {
  await expect(
    loadDemo({
      knex: server.knex,
      baseUrl: 'http://127.0.0.1:9',
      token: server.token,
      folder: folder.path,
      log: pino({ level: 'silent' }),
      now: () => new Date(),
    }),
  ).rejects.toThrow();
  expect(await demoState(server.knex)).toBe('loading');
});
