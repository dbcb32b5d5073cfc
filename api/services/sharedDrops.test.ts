import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import {
  describeEachDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../../db/testing/databases.ts';
import { type FaultyProxy, startFaultyProxy } from '../../db/testing/faultyProxy.ts';
import { records } from '../contract/entities/examples.ts';
import { createHarness } from '../testing/harness.ts';
import { ResponseCache } from './responseCache.ts';
import { shareDrops } from './sharedDrops.ts';

describeEachDatabase('drops of kept answers', (open, kind) => {
  it.runIf(kind === 'postgres')('travel to the other instances through the database', async () => {
    const { knex } = await open();
    const databaseUrl = knex.client.config.connection.connectionString;
    const log = pino({ level: 'silent' });
    const [one, other] = [new ResponseCache(), new ResponseCache()];
    const instances = [one, other].map((cache) => shareDrops({ knex, databaseUrl, cache, log }));
    for (const instance of instances) await instance.start();
    const response = { status: 200, headers: [], body: Buffer.from('x') };
    for (const cache of [one, other]) {
      cache.store('cars', response, ['cars'], cache.begin());
      cache.store('shop', response, ['products'], cache.begin());
    }
    one.drop(['cars']);
    await vi.waitFor(() => expect(other.get('cars')).toBeUndefined(), 10_000);
    expect(one.get('cars')).toBeUndefined();
    expect(other.get('shop')).toBeDefined();
    const forgotten: unknown[] = [];
    other.onForget((tags) => forgotten.push(tags));
    one.dropAll();
    await vi.waitFor(() => expect(forgotten).toEqual([null]), 10_000);
    expect(other.get('shop')).toBeUndefined();
    other.store('shop', response, ['products'], other.begin());
    for (const instance of instances) await instance.stop();
    expect(other.get('shop')).toBeUndefined();
  });

  it.runIf(kind === 'postgres')(
    'come with the commit, whatever becomes of its writer',
    async () => {
      // Nothing of this server passes its own drops on: it might as well have died.
      const api = await createHarness(open);
      const databaseUrl = api.knex.client.config.connection.connectionString;
      const cache = new ResponseCache();
      const log = pino({ level: 'silent' });
      const drops = shareDrops({ knex: api.knex, databaseUrl, cache, log });
      await drops.start();
      const forgotten: unknown[] = [];
      cache.onForget((tags) => forgotten.push(tags));
      const product = { ...records.product, photos: [], image_path: '' };
      const made = await api.admin<{ id: number }>('/products', { body: product });
      expect(made.status).toBe(201);
      await vi.waitFor(() => expect(forgotten).toEqual([['products']]), 10_000);
      const path = `/products/${made.body.id}`;
      await api.admin(path, { method: 'PATCH', body: { price: 'free' } });
      await api.admin(path, { method: 'PATCH', body: { price: 1 } });
      await api.admin(path, { method: 'DELETE' });
      await vi.waitFor(() => expect(forgotten).toHaveLength(3), 10_000);
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
  let database: TestDatabase;
  let proxy: FaultyProxy;
  let cache: ResponseCache;
  let other: ResponseCache;
  let trust: MockInstance<ResponseCache['trustUntil']>;
  let stops: (() => Promise<void>)[];

  beforeEach(async () => {
    database = await openTestDatabase('postgres');
    const direct = database.knex.client.config.connection.connectionString;
    const url = new URL(direct);
    proxy = await startFaultyProxy(Number(url.port));
    url.port = String(proxy.port);
    [cache, other] = [new ResponseCache(), new ResponseCache()];
    trust = vi.spyOn(cache, 'trustUntil');
    const parts = { knex: database.knex, log, heartbeatMs: 200, answerMs: 1_000 };
    const instance = shareDrops({ ...parts, databaseUrl: url.href, cache });
    const neighbour = shareDrops({ ...parts, databaseUrl: direct, cache: other });
    stops = [instance.stop, neighbour.stop];
    await Promise.all([instance.start(), neighbour.start()]);
  });
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await proxy.close();
    await database.close();
  });

  const keep = () => cache.store('cars', response, ['cars'], cache.begin());
  const trusted = () => Number(trust.mock.lastCall?.[0]) >= performance.now();
  /** Waits until a single write of the other instance is heard of. */
  const hearsAgain = async () => {
    const heard: unknown[] = [];
    cache.onForget((tags) => heard.push(tags));
    await vi.waitFor(
      () => {
        other.drop(['cars']);
        expect(heard).toContainEqual(['cars']);
      },
      { timeout: 15_000, interval: 100 },
    );
  };

  it('listens over one connection again after it was cut several times', async () => {
    for (let cuts = 0; cuts < 4; cuts += 1) {
      proxy.cut();
      await hearsAgain();
    }
    expect(proxy.open()).toBe(1);
    expect(proxy.made()).toBe(5);
  });

  it('tries one connection at a time, ever less often, while PostgreSQL is away', async () => {
    proxy.refuse();
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(proxy.made()).toBeGreaterThan(2);
    expect(proxy.made()).toBeLessThan(8);
    proxy.restore();
    await hearsAgain();
    expect(proxy.open()).toBe(1);
  });

  it('forgets what it kept while it heard nothing', async () => {
    proxy.refuse();
    await vi.waitFor(() => expect(proxy.made()).toBeGreaterThan(2), 10_000);
    keep();
    other.drop(['cars']);
    expect(cache.get('cars')).toBeDefined();
    proxy.restore();
    await vi.waitFor(() => expect(cache.get('cars')).toBeUndefined(), 10_000);
  });

  it('notices a connection that only went silent', async () => {
    proxy.silence();
    keep();
    proxy.restore();
    await vi.waitFor(() => expect(cache.get('cars')).toBeUndefined(), 3_000);
    await hearsAgain();
    expect(proxy.open()).toBe(1);
  });

  it('trusts nothing that it keeps for longer than a few seconds while nobody answers it', async () => {
    expect(trusted()).toBe(true);
    proxy.silence();
    await vi.waitFor(() => expect(trusted()).toBe(false), 3_000);
    await vi.waitFor(() => expect(proxy.made()).toBeGreaterThan(3), 10_000);
    expect(trusted()).toBe(false);
    proxy.restore();
    await hearsAgain();
    await vi.waitFor(() => expect(trusted()).toBe(true), 3_000);
  });

  it('stops at once in the middle of an outage', async () => {
    proxy.silence();
    const begun = performance.now();
    await Promise.all(stops.map((stop) => stop()));
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('tells the others later what it could not tell them at once', async () => {
    other.store('cars', response, ['cars'], other.begin());
    const raw = vi.spyOn(database.knex, 'raw').mockRejectedValueOnce(new Error('cut'));
    cache.drop(['cars']);
    expect(raw).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(other.get('cars')).toBeUndefined(), 5_000);
  });
});
