import { setImmediate as turn } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '../../db/connect.ts';
import { openTestDatabase, type TestDatabase } from '../../db/testing/databases.ts';
import { soon } from '../../db/testing/soon.ts';
import { limiters, networkOf } from './limiter.ts';

describe('limits in memory', () => {
  const knex = connect({ file: ':memory:' });
  afterEach(() => vi.useRealTimers());
  afterAll(() => knex.destroy());

  const limiter = (points: number, seconds: number) =>
    limiters(knex)({ name: 'test', points, seconds });

  it('return the time to wait once all points are used, until the window ends', async () => {
    vi.useFakeTimers();
    const { take, giveBack } = limiter(2, 60);
    expect([await take('a'), await take('a'), await take('b')]).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(20_000);
    expect(await take('a')).toBe(40);
    await giveBack('a');
    expect([await take('a'), await take('a')]).toEqual([0, 40]);
    vi.advanceTimersByTime(40_000);
    expect(await take('a')).toBe(0);
  });

  it('drop the oldest keys when there are very many', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { take } = limiter(1, 60);
    for (let n = 0; n < 20_001; n += 1) await take(`key ${n}`);
    expect(await take('key 20000')).toBe(60);
    expect(await take('key 0')).toBe(0);
  });
});

describe('limits of several instances', () => {
  let database: TestDatabase;
  let other: Knex;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    other = connect({ url: database.knex.client.config.connection.connectionString });
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await other.destroy();
    await database.close();
  });
  const two = (limit: { name: string; points: number; seconds: number; isRough?: boolean }) => {
    const [first, second] = [database.knex, other].map((knex) => limiters(knex)(limit));
    if (!first || !second) throw new Error('no limiters');
    return { first, second };
  };

  it('count together, until the window ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { first, second } = two({ name: 'messages', points: 3, seconds: 60 });
    expect([await first.take('a'), await second.take('a'), await first.take('a')]).toEqual([
      0, 0, 0,
    ]);
    expect(await first.take('a')).toBeGreaterThan(0);
    expect(await second.take('a')).toBeGreaterThan(0);
    expect(await second.take('b')).toBe(0);
    await second.giveBack('a');
    expect(await first.take('a')).toBe(0);
    expect(await second.take('a')).toBeGreaterThan(0);
    vi.advanceTimersByTime(59_999);
    expect(await second.take('a')).toBe(1);
    vi.advanceTimersByTime(2);
    expect(await second.take('a')).toBe(0);
  });

  it('admit no more of simultaneous actions', async () => {
    const { first, second } = two({ name: 'login', points: 10, seconds: 60 });
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? first : second).take('a')),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
  });

  /** Waits until all queries are answered and their answers have been processed. */
  const settled = async () => {
    const isIdle = ({ client }: Knex) =>
      client.pool.numUsed() + client.pool.numPendingAcquires() === 0;
    await turn();
    await soon(() => expect([database.knex, other].every(isIdle)).toBe(true));
    await turn();
  };

  it('are shared roughly when no request may wait, and for frequent keys only', async () => {
    const { first, second } = two({ name: 'orders', points: 100, seconds: 60, isRough: true });
    for (let n = 0; n < 19; n += 1) await first.take('rare');
    expect(await database.knex('limits').where('key', 'like', 'orders:%')).toHaveLength(0);
    let passed = 0;
    for (let n = 0; n < 200; n += 1) {
      if ((await (n % 2 ? first : second).take('often')) === 0) passed += 1;
      await settled();
    }
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThanOrEqual(160);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:5050', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
