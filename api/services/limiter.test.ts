import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryLimiter, networkOf } from './limiter.ts';

describe('memoryLimiter', () => {
  afterEach(() => vi.useRealTimers());

  const limiter = (points: number, seconds: number) =>
    memoryLimiter({ name: 'test', points, seconds });

  it('answers how long to wait once all are taken, until the window ends', async () => {
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

  it('lets the oldest keys go when there are very many', async () => {
    const { take } = limiter(1, 60);
    for (let n = 0; n < 20_001; n += 1) await take(`key ${n}`);
    expect(await take('key 20000')).toBe(60);
    expect(await take('key 0')).toBe(0);
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
