import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Event } from '../../../db/models/content.ts';
import { Product } from '../../../db/models/product.ts';
import { describeEachDatabase, type TestDatabase } from '../../../db/testing/databases.ts';
import { readPlan } from '../../../db/testing/plans.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { createSchedule } from './schedule.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-12-03T17:00:00.000Z');
const after = (ms: number) => new Date(START + ms).toISOString();

describeEachDatabase('the schedule', (open) => {
  let database: TestDatabase;
  let warned: string[];
  let instances: ReturnType<typeof instance>[];

  const instance = () => {
    const cache = new ResponseCache();
    const log = pino({ level: 'warn' }, { write: (line) => warned.push(line) });
    const schedule = createSchedule({ knex: database.knex, cache, log });
    return { cache, ...schedule };
  };
  const started = async () => {
    const one = instance();
    instances.push(one);
    await one.start();
    return one;
  };
  const keep = (cache: ResponseCache, ...tags: string[]) => {
    const response = { status: 200, headers: [], body: Buffer.from('x') };
    for (const tag of tags) cache.store(tag, response, [tag], cache.begin());
  };
  const kept = (cache: ResponseCache) =>
    ['products', 'events', 'cars'].filter((key) => cache.get(key) !== undefined);
  const insertProduct = (slug: string, times: Partial<Product>) =>
    Product.query(database.knex).insert({
      slug,
      search: '',
      category: 'merchandise',
      price_halere: 1,
      display_order: 0,
      is_featured: false,
      is_bestseller: false,
      is_new: false,
      is_active: true,
      ...times,
    });
  /** Waits until the schedule has been read, without the clock. */
  const read = async () => {
    await once(database.knex, 'query-response');
    for (let turns = 0; turns < 5; turns += 1) await turn();
  };

  beforeEach(async () => {
    database = await open();
    await database.knex.raw('select 1');
    warned = [];
    instances = [];
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START });
  });
  afterEach(async () => {
    for (const { stop } of instances) await stop();
    vi.useRealTimers();
    await database.close();
  });

  it('drops a resource at the moment, not a millisecond before, and each one after it', async () => {
    await insertProduct('a', { publish_at: after(2_000), unpublish_at: after(9_000) });
    await insertProduct('b', { publish_at: after(5_000) });
    const { cache } = await started();
    keep(cache, 'products', 'events');
    vi.advanceTimersByTime(1_999);
    expect(kept(cache)).toEqual(['products', 'events']);
    vi.advanceTimersByTime(1);
    expect(kept(cache)).toEqual(['events']);
    for (const ms of [3_000, 4_000]) {
      await read();
      keep(cache, 'products');
      vi.advanceTimersByTime(ms - 1);
      expect(kept(cache)).toEqual(['products', 'events']);
      vi.advanceTimersByTime(1);
      expect(kept(cache)).toEqual(['events']);
    }
    await read();
  });

  it('drops what an event’s end changes months ahead, beyond what a timer holds', async () => {
    await Event.query(database.knex).insert({
      date: '2027-03-01',
      event_type: 'our',
      event_url: '#',
      image_path: '',
      search: '',
      is_active: true,
      unpublish_at: after(60 * DAY),
    });
    const { cache } = await started();
    vi.advanceTimersByTime(60 * DAY - 1);
    keep(cache, 'events', 'cars');
    expect(kept(cache)).toEqual(['events', 'cars']);
    vi.advanceTimersByTime(1);
    expect(kept(cache)).toEqual(['cars']);
    await read();
  });

  it('drops products at the midnight in Prague after the last day of their vouchers', async () => {
    const ends = { voucher_kind: 'experience', voucher_until: '2026-12-04' } as const;
    await insertProduct('a', ends);
    await insertProduct('ended', { ...ends, voucher_until: '2026-12-02' });
    const { cache } = await started();
    keep(cache, 'products', 'events');
    vi.advanceTimersByTime(Date.parse('2026-12-04T23:00:00.000Z') - START - 1);
    expect(kept(cache)).toEqual(['products', 'events']);
    vi.advanceTimersByTime(1);
    expect(kept(cache)).toEqual(['events']);
    await read();
  });

  it('knows a new moment after a write, also one that is over before it was read', async () => {
    const { cache } = await started();
    for (const ms of [0, 5_000]) {
      await insertProduct(`p${ms}`, { publish_at: after(ms + 10) });
      vi.setSystemTime(START + ms);
      cache.drop(['products']);
      keep(cache, 'products');
      vi.setSystemTime(START + ms + 20);
      await read();
      expect(kept(cache)).toEqual([]);
      await turn();
    }
  });

  it('lets no write hide a moment that has just come', async () => {
    await insertProduct('a', { publish_at: after(1_000) });
    const { cache } = await started();
    keep(cache, 'products');
    // The timer is late.
    vi.setSystemTime(START + 1_001);
    cache.drop(['events']);
    expect(kept(cache)).toEqual([]);
    await read();
  });

  it('is kept by every instance for itself, and heard of through their drops', async () => {
    const [one, other] = [await started(), await started()];
    const told = vi.fn();
    one.cache.onDrop(told);
    await insertProduct('a', { publish_at: after(3_000) });
    one.cache.drop(['products']);
    await read();
    other.cache.forget(['products']);
    await read();
    for (const { cache } of [one, other]) keep(cache, 'products');
    vi.advanceTimersByTime(3_000);
    for (const { cache } of [one, other]) expect(kept(cache)).toEqual([]);
    expect(told).toHaveBeenCalledTimes(1);
    await read();
  });

  it('is read by indexes, once for a write that concerns it and never for another', async () => {
    const asked: string[] = [];
    const { cache } = await started();
    database.knex.on('query', ({ sql, bindings }) =>
      asked.push(database.knex.raw(sql.replace(/\$\d+/g, '?'), bindings).toString()),
    );
    cache.drop(['cars', 'orders']);
    cache.drop(['blog']);
    await read();
    expect(asked).toHaveLength(1);
    const { steps, unserved } = await readPlan(database.knex, asked[0] ?? '');
    expect(steps.join('\n')).toMatch(/index/i);
    expect(unserved).toEqual([]);
  });

  it('is read again when the database did not answer', async () => {
    await insertProduct('a', { publish_at: after(8_000) });
    const one = instance();
    instances.push(one);
    const { cache, start } = one;
    vi.spyOn(database.knex, 'unionAll').mockImplementationOnce(() => {
      throw new Error('no answer');
    });
    await start();
    expect(warned).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    await read();
    keep(cache, 'products');
    vi.advanceTimersByTime(3_000);
    expect(kept(cache)).toEqual([]);
    await read();
  });

  it('ends with the server, while it is read too', async () => {
    await insertProduct('a', { publish_at: after(1_000) });
    const one = await started();
    expect(vi.getTimerCount()).toBe(1);
    await one.stop();
    const other = instance();
    const starting = other.start();
    await other.stop();
    await starting;
    expect(vi.getTimerCount()).toBe(0);
    expect(warned).toEqual([]);
  });
});
