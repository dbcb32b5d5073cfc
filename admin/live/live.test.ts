import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveCounts } from '../../api/contract/types.ts';
import { newsOf, pendingCount, readLiveCounts } from './liveCounts.ts';
import { whileVisible } from './whileVisible.ts';

const counts = (latest_order: number | null, latest_message: number | null): LiveCounts => ({
  unread_messages: 1,
  new_orders: 2,
  latest_order,
  latest_message,
});

describe('news', () => {
  it.each([
    ['nothing at first', null, counts(5, 5), null, null],
    ['nothing when nothing came', counts(5, 5), counts(5, 5), null, null],
    ['an order', counts(5, 5), counts(6, 5), 6, null],
    ['a message', counts(5, 5), counts(5, 9), null, 9],
    ['both', counts(5, 5), counts(6, 6), 6, 6],
    ['the very first order', counts(null, null), counts(1, null), 1, null],
    ['nothing that could not be read before', {}, counts(5, 5), null, null],
    ['nothing that cannot be read any more', counts(5, 5), {}, null, null],
    ['nothing when the newest were deleted', counts(5, 5), counts(4, null), null, null],
  ])('are %s', (_, before, now, order, message) => {
    expect(newsOf(before, { ...now, written: [] })).toEqual({ order, message, written: [] });
  });

  it('are what was written; anything may have been before the first event of a connection', () => {
    const now = { ...counts(5, 5), written: ['orders', 'stock'] };
    expect(newsOf(counts(5, 5), now).written).toEqual(['orders', 'stock']);
    expect(newsOf(counts(5, 5), counts(5, 5)).written).toBeNull();
    expect(newsOf(null, counts(5, 5)).written).toEqual([]);
  });
});

it.each([
  [JSON.stringify(counts(1, null)), counts(1, null)],
  [
    JSON.stringify({ ...counts(1, null), written: ['orders', 5] }),
    { ...counts(1, null), written: ['orders', '5'] },
  ],
  ['{"written":["cars"]}', { written: ['cars'] }],
  ['{}', {}],
  ['{"unread_messages":"1","latest_order":"2"}', {}],
  ['[]', null],
  ['null', null],
  ['nonsense', null],
])('%s is read as %j', (data, read) => {
  expect(readLiveCounts(data)).toEqual(read);
});

it('what waits is messages and orders together', () => {
  expect(pendingCount(counts(1, 1))).toBe(3);
  expect(pendingCount({})).toBe(0);
  expect(pendingCount(null)).toBe(0);
});

describe('while the page is looked at', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const look = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    page.hidden = false;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('goes on through a short absence, ends after a long one, and begins anew', () => {
    const signals: AbortSignal[] = [];
    const end = whileVisible((signal) => signals.push(signal), page);
    look(true);
    vi.advanceTimersByTime(60_000);
    look(false);
    vi.advanceTimersByTime(600_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    look(true);
    vi.advanceTimersByTime(300_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    look(false);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    end();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    look(false);
    expect(signals).toHaveLength(2);
  });

  it('ends in a page that was opened unseen, if it stays unseen', () => {
    page.hidden = true;
    const signals: AbortSignal[] = [];
    whileVisible((signal) => signals.push(signal), page);
    vi.advanceTimersByTime(300_000);
    expect(signals[0]?.aborted).toBe(true);
  });
});
