import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../db/testing/databases.ts';
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

  it.runIf(kind === 'sqlite')('stay in the one instance that a file has', () => {
    const cache = new ResponseCache();
    const told: unknown[] = [];
    cache.onDrop((tags) => told.push(tags));
    cache.drop(['cars']);
    cache.forget(['products']);
    expect(told).toEqual([['cars']]);
  });
});
