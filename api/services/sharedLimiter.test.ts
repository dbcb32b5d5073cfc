import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../db/connect.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/databases.ts';
import { sharedLimiter } from './sharedLimiter.ts';

describe('limits of several instances', () => {
  let database: TestDatabase;
  let other: Knex;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    other = connect({ url: database.knex.client.config.connection.connectionString });
  });
  afterAll(async () => {
    await other.destroy();
    await database.close();
  });
  const two = (limit: { name: string; points: number; seconds: number; isRough?: boolean }) =>
    [database.knex, other].map((knex) => sharedLimiter(knex)(limit));

  it('are one limit, until the window ends', async () => {
    const [one, two_] = two({ name: 'messages', points: 3, seconds: 1 });
    if (!one || !two_) throw new Error('no limiters');
    expect([await one.take('a'), await two_.take('a'), await one.take('a')]).toEqual([0, 0, 0]);
    expect([await one.take('a'), await two_.take('a'), await two_.take('b')]).toEqual([1, 1, 0]);
    await two_.giveBack('a');
    expect([await one.take('a'), await two_.take('a')]).toEqual([0, 1]);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await two_.take('a')).toBe(0);
  });

  it('let no more pass of what comes at the same moment', async () => {
    const limiters = two({ name: 'login', points: 10, seconds: 60 });
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, n) => limiters[n % 2]?.take('a')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('are shared roughly where nobody may wait, and by those alone who come often', async () => {
    const limiters = two({ name: 'orders', points: 100, seconds: 5, isRough: true });
    let queries = 0;
    database.knex.on('query', () => {
      queries += 1;
    });
    for (let n = 0; n < 19; n += 1) await limiters[0]?.take('rare');
    expect(queries).toBe(0);
    let passed = 0;
    for (let n = 0; n < 200; n += 1) {
      if ((await limiters[n % 2]?.take('often')) === 0) passed += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(150);
  });

  it('keep nothing of windows that ended long ago', async () => {
    await database.knex('limits').insert({ key: 'old', taken: 1, until: 5 });
    await sharedLimiter(database.knex)({ name: 'x', points: 1, seconds: 1 }).take('a');
    expect(await database.knex('limits').where('key', 'old').first('key')).toBeUndefined();
  });
});
