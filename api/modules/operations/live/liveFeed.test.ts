import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveCounts } from '../../../contract/types.ts';
import { createLiveFeed, type Listener } from './liveFeed.ts';

const waiting = (new_orders: number): LiveCounts => ({
  unread_messages: 0,
  new_orders,
  latest_message: null,
  latest_order: null,
});

function setUp(options: { max?: number } = {}) {
  let orders = 0;
  const read = vi.fn(async () => waiting(orders));
  const feed = createLiveFeed({ read, log: pino({ level: 'silent' }), ...options });
  const listener = () => {
    const heard: (number | undefined)[] = [];
    const written: unknown[] = [];
    const events: string[] = [];
    const each: Listener = {
      counts: (counts) => {
        heard.push(counts.new_orders);
        written.push(counts.written);
      },
      beat: () => events.push('beat'),
      end: () => events.push('end'),
    };
    return { heard, written, events, each };
  };
  const order = () => {
    orders += 1;
    feed.written(['orders']);
  };
  return { feed, read, listener, order };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the live feed', () => {
  it('tells what waits at once, then each change', async () => {
    const { feed, listener, order } = setUp();
    const { heard, each } = listener();
    feed.join(each);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([0]);
    await vi.advanceTimersByTimeAsync(5_000);
    order();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([0, 1]);
  });

  it('gathers changes that come fast to one a second', async () => {
    const { feed, listener, order, read } = setUp();
    const { heard, each } = listener();
    feed.join(each);
    await vi.advanceTimersByTimeAsync(2_000);
    for (let number = 0; number < 200; number += 1) {
      order();
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard[0]).toBe(0);
    expect(heard.at(-1)).toBe(200);
    expect(heard.length).toBeLessThanOrEqual(4);
    expect(read.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('does not miss a write that comes while it counts', async () => {
    let answer = (_: LiveCounts) => {};
    const read = vi.fn(
      () =>
        new Promise<LiveCounts>((resolve) => {
          answer = resolve;
        }),
    );
    const feed = createLiveFeed({ read, log: pino({ level: 'silent' }) });
    const heard: (number | undefined)[] = [];
    feed.join({
      counts: ({ new_orders }) => heard.push(new_orders),
      beat: () => {},
      end: () => {},
    });
    await vi.advanceTimersByTimeAsync(0);
    feed.written(['orders']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(read).toHaveBeenCalledTimes(1);
    answer(waiting(0));
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(2);
    answer(waiting(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([0, 1]);
  });

  it('tells what was written since the last time, each resource once, also where the numbers stay', async () => {
    const { feed, listener } = setUp();
    const { written, each } = listener();
    feed.written(['posts']);
    feed.join(each);
    await vi.advanceTimersByTimeAsync(2_000);
    // Before the first event anything may have been written.
    expect(written).toEqual([undefined]);
    feed.written(['cars', 'orders']);
    feed.written(['cars']);
    await vi.advanceTimersByTimeAsync(2_000);
    feed.written(['stock']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(written.slice(1)).toEqual([['cars', 'orders'], ['stock']]);
    // Writes may have been missed.
    feed.written(null);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(written.slice(3)).toEqual([undefined]);
  });

  it('tells what was written while the counts could not be read, once they can', async () => {
    const { feed, listener, read } = setUp();
    const { written, each } = listener();
    feed.join(each);
    await vi.advanceTimersByTimeAsync(2_000);
    read.mockRejectedValueOnce(new Error('no database'));
    feed.written(['cars']);
    await vi.advanceTimersByTimeAsync(2_000);
    feed.written(['stock']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(written.slice(1)).toEqual([['cars', 'stock']]);
  });

  it('keeps silent about a join that changes nothing', async () => {
    const { feed, listener } = setUp();
    const { heard, each } = listener();
    feed.join(each);
    await vi.advanceTimersByTimeAsync(2_000);
    const { heard: other, each: joining } = listener();
    feed.join(joining);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([heard, other]).toEqual([[0], [0]]);
  });

  it('beats while there are listeners, and stops querying and beating without', async () => {
    const { feed, listener, order, read } = setUp();
    const { events, each } = listener();
    const leave = feed.join(each);
    await vi.advanceTimersByTimeAsync(51_000);
    expect(events).toEqual(['beat', 'beat']);
    leave();
    order();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(read).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes so many listeners and no more', () => {
    const { feed, listener } = setUp({ max: 2 });
    const leave = feed.join(listener().each);
    feed.join(listener().each);
    expect(() => feed.join(listener().each)).toThrow(expect.objectContaining({ status: 429 }));
    leave();
    feed.join(listener().each);
  });

  it('goes on after a count that failed', async () => {
    const { feed, listener, order, read } = setUp();
    const { heard, each } = listener();
    read.mockRejectedValueOnce(new Error('no database'));
    feed.join(each);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard).toEqual([]);
    order();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(heard).toEqual([1]);
  });

  it('ends its listeners and takes no new ones once the server stops', () => {
    const { feed, listener } = setUp();
    const { events, each } = listener();
    feed.join(each);
    feed.close();
    expect(events).toEqual(['end']);
    expect(() => feed.join(listener().each)).toThrow(expect.objectContaining({ status: 503 }));
    expect(vi.getTimerCount()).toBe(0);
  });
});
