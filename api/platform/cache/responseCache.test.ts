import { LRUCache } from 'lru-cache';
import { describe, expect, it, vi } from 'vitest';
import { ResponseCache } from './responseCache.ts';

const response = (text: string) => ({
  status: 200,
  headers: [],
  body: Buffer.from(text),
});

describe('ResponseCache', () => {
  it('forgets what was made of a written resource, and nothing else', () => {
    const cache = new ResponseCache();
    cache.store('cars', response('c'), ['cars'], cache.begin());
    cache.store('home', response('h'), ['cars', 'products'], cache.begin());
    cache.store('shop', response('s'), ['products'], cache.begin());
    cache.drop(['cars']);
    expect([cache.get('cars'), cache.get('home')]).toEqual([undefined, undefined]);
    expect(cache.get('shop')?.body.toString()).toBe('s');
  });

  it('does not keep what was read before a write that came in between', () => {
    const cache = new ResponseCache();
    const begun = cache.begin();
    cache.drop(['cars']);
    cache.store('cars', response('old'), ['cars'], begun);
    expect(cache.get('cars')).toBeUndefined();
    cache.store('cars', response('new'), ['cars'], cache.begin());
    expect(cache.get('cars')?.body.toString()).toBe('new');
  });

  it('remembers nothing of an answer that is too large to be kept', () => {
    const cache = new ResponseCache(8 * 10_000);
    cache.store('cars', response('c'), ['cars'], cache.begin());
    cache.store('cars', response('c'.repeat(10_000)), ['cars'], cache.begin());
    expect(cache.get('cars')).toBeUndefined();
    const forgotten = vi.spyOn(LRUCache.prototype, 'delete');
    cache.forget(['cars']);
    expect(forgotten).not.toHaveBeenCalled();
    forgotten.mockRestore();
  });

  it('keeps nothing for longer than a few minutes, should word of a write be lost', () => {
    vi.useFakeTimers();
    vi.advanceTimersByTime(1_000);
    const cache = new ResponseCache();
    cache.store('cars', response('c'), ['cars'], cache.begin());
    vi.advanceTimersByTime(4 * 60_000);
    expect(cache.get('cars')).toBeDefined();
    vi.advanceTimersByTime(2 * 60_000);
    expect(cache.get('cars')).toBeUndefined();
    vi.useRealTimers();
  });

  it('caches for seconds only while writes may go unannounced', () => {
    vi.useFakeTimers();
    const cache = new ResponseCache();
    const keep = () => cache.store('cars', response('c'), ['cars'], cache.begin());
    keep();
    cache.trustUntil(performance.now() + 7_000);
    vi.advanceTimersByTime(7_000);
    expect(cache.get('cars')).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(cache.get('cars')).toBeUndefined();
    keep();
    vi.advanceTimersByTime(4_000);
    expect(cache.get('cars')).toBeDefined();
    vi.advanceTimersByTime(10);
    expect(cache.get('cars')).toBeUndefined();
    // What was read 4 seconds before it was kept is as old as that.
    const begun = cache.begin();
    vi.advanceTimersByTime(4_010);
    cache.store('cars', response('c'), ['cars'], begun);
    expect(cache.get('cars')).toBeUndefined();
    cache.trustUntil(performance.now() + 7_000);
    expect(cache.get('cars')).toBeDefined();
    vi.useRealTimers();
  });

  it('gives keys and an own address to what shared caches keep, and to nothing else', () => {
    vi.useFakeTimers();
    const headersOf = (cache: ResponseCache, address: string | null, begun = cache.begin()) =>
      cache.store('cars', response('c'), ['cars', 'settings'], begun, address).headers;
    const cache = new ResponseCache();
    expect(headersOf(cache, '/cars')).toEqual([]);
    cache.share();
    expect(headersOf(cache, '/cars')).toEqual([
      'surrogate-key',
      'everything cars settings',
      'content-location',
      '/cars',
    ]);
    expect(headersOf(cache, null)).toEqual([]);
    expect(cache.uncached(response('c')).headers).toEqual([]);
    const begun = cache.begin();
    cache.drop(['settings']);
    expect(headersOf(cache, '/cars', begun)).toEqual([]);
    // While other instances' writes may go unnoticed, nothing would purge it.
    cache.trustUntil(performance.now());
    expect(headersOf(cache, '/cars')).not.toEqual([]);
    vi.advanceTimersByTime(1);
    expect(headersOf(cache, '/cars')).toEqual([]);
    vi.useRealTimers();
  });

  it('tells what is forgotten, wherever that began', () => {
    const cache = new ResponseCache();
    const told: unknown[] = [];
    cache.onForget((tags) => told.push(tags));
    cache.drop(['cars']);
    cache.forget(['media']);
    cache.forgetAll();
    expect(told).toEqual([['cars'], ['media'], null]);
  });

  it('does not keep what was read before everything was forgotten', () => {
    const cache = new ResponseCache();
    const begun = cache.begin();
    cache.forgetAll();
    cache.store('cars', response('old'), ['cars'], begun);
    expect(cache.get('cars')).toBeUndefined();
  });

  it('stays below its bound', () => {
    const cache = new ResponseCache(100_000);
    for (let n = 0; n < 200; n += 1) cache.store(`k${n}`, response('x'.repeat(1_000)), ['t'], 0);
    expect(cache.get('k0')).toBeUndefined();
    expect(cache.get('k199')).toBeDefined();
    expect(
      Array.from({ length: 200 }, (_, n) => cache.get(`k${n}`)).filter(Boolean).length,
    ).toBeLessThan(60);
  });
});
