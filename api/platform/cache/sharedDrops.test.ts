import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  describeEachDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../../db/testing/databases.ts';
import { type FaultyProxy, startFaultyProxy } from '../../../db/testing/faultyProxy.ts';
import { soon } from '../../../db/testing/soon.ts';
import { records } from '../../contract/testing/examples.ts';
import { createHarness } from '../../testing/harness.ts';
import { ResponseCache } from './responseCache.ts';
import { shareDrops } from './sharedDrops.ts';

/** PostgreSQL answers, however busy the machine is. */
const PATIENT = { answerMs: 60_000 };

describeEachDatabase('drops of kept answers', (open, kind) => {
  it.runIf(kind === 'postgres')('travel to the other instances through the database', async () => {
    const { knex } = await open();
    const databaseUrl = knex.client.config.connection.connectionString;
    const log = pino({ level: 'silent' });
    const [one, other] = [new ResponseCache(), new ResponseCache()];
    const instances = [one, other].map((cache) =>
      shareDrops({ knex, databaseUrl, cache, log, ...PATIENT }),
    );
    for (const instance of instances) await instance.start();
    const response = { status: 200, headers: [], body: Buffer.from('x') };
    for (const cache of [one, other]) {
      cache.store('cars', response, ['cars'], cache.begin());
      cache.store('shop', response, ['products'], cache.begin());
    }
    one.drop(['cars']);
    await soon(() => expect(other.get('cars')).toBeUndefined());
    expect(one.get('cars')).toBeUndefined();
    expect(other.get('shop')).toBeDefined();
    const forgotten: unknown[] = [];
    other.onForget((tags) => forgotten.push(tags));
    one.dropAll();
    await soon(() => expect(forgotten).toEqual([null]));
    expect(other.get('shop')).toBeUndefined();
    other.store('shop', response, ['products'], other.begin());
    for (const instance of instances) await instance.stop();
    expect(other.get('shop')).toBeUndefined();
  });

  it.runIf(kind === 'postgres')('are of everything where a message can’t be read', async () => {
    const { knex } = await open();
    const databaseUrl = knex.client.config.connection.connectionString;
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line).msg) });
    const cache = new ResponseCache();
    const drops = shareDrops({ knex, databaseUrl, cache, log, ...PATIENT });
    await drops.start();
    const forgotten: unknown[] = [];
    cache.onForget((tags) => forgotten.push(tags));
    const payloads = ['of another program', 'null', JSON.stringify({ tags: ['cars'] })];
    for (const payload of payloads) await knex.raw("select pg_notify('paddock_drops', ?)", payload);
    await soon(() => expect(forgotten).toEqual([null, null, ['cars']]));
    expect(lines).toEqual(['a message about dropped answers could not be read']);
    await drops.stop();
  });

  it.runIf(kind === 'postgres')(
    'come with the commit, whatever becomes of its writer',
    async () => {
      // Nothing of this server passes its own drops on: it might as well have died.
      const api = await createHarness(open);
      const databaseUrl = api.knex.client.config.connection.connectionString;
      const cache = new ResponseCache();
      const log = pino({ level: 'silent' });
      const drops = shareDrops({ knex: api.knex, databaseUrl, cache, log, ...PATIENT });
      await drops.start();
      const forgotten: unknown[] = [];
      cache.onForget((tags) => forgotten.push(tags));
      const product = { ...records.product, photos: [], image_path: '' };
      const made = await api.admin<{ id: number }>('/products', { body: product });
      expect(made.status).toBe(201);
      await soon(() => expect(forgotten).toEqual([['products', 'stock', 'home-sections']]));
      const path = `/products/${made.body.id}`;
      await api.admin(path, { method: 'PATCH', body: { price: 'free' } });
      await api.admin(path, { method: 'PATCH', body: { price: 1 } });
      await api.admin(path, { method: 'DELETE' });
      await soon(() => expect(forgotten).toHaveLength(3));
      await drops.stop();
      await api.close();
    },
  );

  it('stay in the one instance that no other shares its database with', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    const api = await createHarness(open, {}, log);
    const asked: string[] = [];
    api.knex.on('query', ({ sql }) => asked.push(sql));
    const { status } = await api.admin('/achievement-stats', { body: records.achievementStat });
    await api.close();
    expect(status).toBe(201);
    expect(asked).toContainEqual(expect.stringMatching(/^insert into .achievement_stats/));
    // On PostgreSQL the commit tells whoever listens.
    const told = asked.filter((sql) => sql.includes('notify'));
    expect(told).toHaveLength(kind === 'sqlite' ? 0 : 1);
    expect(lines).toEqual([]);
  });
});

describe('an instance whose connection to PostgreSQL fails', () => {
  const log = pino({ level: 'silent' });
  const response = { status: 200, headers: [], body: Buffer.from('x') };
  const HEARTBEAT_MS = 200;
  /** How long an answer may take where a test is about silence. */
  const HURRIED_MS = 1_000;
  let database: TestDatabase;
  let proxy: FaultyProxy;
  let cache: ResponseCache;
  let other: ResponseCache;
  /** For how many milliseconds what is kept was trusted, each time that this was said. */
  let trusted: number[];
  let stops: (() => Promise<void>)[];

  /** Has both listen; the first one through the network that fails. */
  const listen = async (given: Partial<Parameters<typeof shareDrops>[0]> = {}) => {
    const direct = database.knex.client.config.connection.connectionString;
    const through = Object.assign(new URL(direct), { port: String(proxy.port) }).href;
    const parts = { knex: database.knex, log, heartbeatMs: HEARTBEAT_MS, ...PATIENT };
    const instance = shareDrops({ ...parts, databaseUrl: through, cache, ...given });
    const neighbour = shareDrops({ ...parts, databaseUrl: direct, cache: other });
    stops = [instance.stop, neighbour.stop];
    await Promise.all([instance.start(), neighbour.start()]);
  };

  beforeEach(async () => {
    database = await openTestDatabase('postgres');
    const { port } = new URL(database.knex.client.config.connection.connectionString);
    proxy = await startFaultyProxy(Number(port));
    [cache, other] = [new ResponseCache(), new ResponseCache()];
    trusted = [];
    const trustUntil = cache.trustUntil.bind(cache);
    vi.spyOn(cache, 'trustUntil').mockImplementation((until) => {
      trusted.push(until - performance.now());
      trustUntil(until);
    });
  });
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await proxy.close();
    await database.close();
  });

  const keep = () => cache.store('cars', response, ['cars'], cache.begin());
  const isTrusted = () => (trusted.at(-1) ?? 0) > Number.NEGATIVE_INFINITY;
  /** What is forgotten from now on: tags, or null for all. */
  const forgets = () => {
    const told: (readonly string[] | null)[] = [];
    cache.onForget((tags) => told.push(tags));
    return told;
  };
  /** Waits until a single write of the other instance is heard of. */
  const hearsAgain = async () => {
    const heard = forgets();
    await soon(() => {
      other.drop(['cars']);
      expect(heard).toContainEqual(['cars']);
    });
  };

  it('listens over one connection again after it was cut several times', async () => {
    await listen();
    for (let cuts = 0; cuts < 4; cuts += 1) {
      proxy.cut();
      // What was sent over the former connection may still be heard.
      await soon(() => expect(proxy.made()).toBe(cuts + 2));
      await hearsAgain();
    }
    expect(proxy.open()).toBe(1);
    expect(proxy.made()).toBe(5);
  });

  it('tries one connection at a time, ever less often, while PostgreSQL is away', async () => {
    const pauses: { ms: number; made: number }[] = [];
    let goOn: () => void = () => undefined;
    const restored = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const pause = async (ms: number) => {
      pauses.push({ ms, made: proxy.made() });
      if (pauses.length >= 8) await restored;
    };
    await listen({ pause });
    proxy.refuse();
    await soon(() => expect(pauses).toHaveLength(8));
    expect(pauses.map(({ made }) => made)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const longest = [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];
    for (const [index, { ms }] of pauses.entries()) {
      expect(ms / (longest[index] ?? 0)).toBeGreaterThanOrEqual(0.5);
      expect(ms / (longest[index] ?? 0)).toBeLessThanOrEqual(1);
    }
    proxy.restore();
    goOn();
    await hearsAgain();
    expect(proxy.open()).toBe(1);
  });

  it('forgets what it kept while it heard nothing', async () => {
    await listen();
    proxy.refuse();
    await soon(() => expect(proxy.made()).toBeGreaterThan(2));
    keep();
    other.drop(['cars']);
    expect(cache.get('cars')?.body.toString()).toBe('x');
    proxy.restore();
    await soon(() => expect(cache.get('cars')).toBeUndefined());
  });

  it('notices a connection that only went silent', async () => {
    await listen({ answerMs: HURRIED_MS });
    const told = forgets();
    proxy.silence();
    proxy.restore();
    await soon(() => expect(told).toContain(null));
    await hearsAgain();
    await soon(() => expect(proxy.open()).toBe(1));
  });

  it('caches for a few seconds only while the database does not answer', async () => {
    await listen({ answerMs: HURRIED_MS });
    await soon(() => expect(isTrusted()).toBe(true));
    proxy.silence();
    await soon(() => expect(isTrusted()).toBe(false));
    const count = trusted.length;
    await soon(() => expect(proxy.made()).toBeGreaterThan(3));
    expect(new Set(trusted.slice(count))).toEqual(new Set([Number.NEGATIVE_INFINITY]));
    proxy.restore();
    await hearsAgain();
    await soon(() => expect(isTrusted()).toBe(true));
    expect(Math.max(...trusted)).toBeLessThanOrEqual(HEARTBEAT_MS + HURRIED_MS);
  });

  it('stops at once in the middle of an outage', async () => {
    // Else it would wait for an answer, longer than a test may take.
    await listen({ answerMs: 600_000 });
    proxy.silence();
    proxy.cut();
    await soon(() => expect(proxy.made()).toBe(2));
    await Promise.all(stops.map((stop) => stop()));
  });

  it('tells the others later what it could not tell them at once', async () => {
    await listen();
    other.store('cars', response, ['cars'], other.begin());
    const raw = vi.spyOn(database.knex, 'raw').mockRejectedValueOnce(new Error('cut'));
    cache.drop(['cars']);
    expect(raw).toHaveBeenCalledOnce();
    await soon(() => expect(other.get('cars')).toBeUndefined());
  });
});
