import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveCounts } from '../../api/contract/types.ts';
import { followCounts, waitBefore } from './followCounts.ts';

const counts = (new_orders: number): LiveCounts => ({
  unread_messages: 0,
  new_orders,
  latest_message: null,
  latest_order: null,
});

const event = (new_orders: number) =>
  `event: counts\ndata: ${JSON.stringify(counts(new_orders))}\n\n`;

/** Lines that a test opens, talks over and cuts. */
function setUp(refusal?: Error) {
  const heard: (number | undefined)[] = [];
  const lines: { send(text: string): void; end(): void; signal: AbortSignal }[] = [];
  const stop = new AbortController();
  const open = vi.fn(async (signal: AbortSignal) => {
    if (refusal) throw refusal;
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        signal.addEventListener('abort', () => stream.error(signal.reason));
        const send = (text: string) => stream.enqueue(new TextEncoder().encode(text));
        lines.push({ send, end: () => stream.close(), signal });
      },
    });
    return new Response(body);
  });
  const following = followCounts(
    {
      open,
      counts: ({ new_orders }) => heard.push(new_orders),
      isFinal: (error) => error instanceof RangeError,
      random: () => 1,
    },
    stop.signal,
  );
  return { heard, lines, open, stop, following };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('following the live counts', () => {
  it('hears what the server tells, and nothing else', async () => {
    const { heard, lines, stop } = setUp();
    await vi.advanceTimersByTimeAsync(0);
    lines[0]?.send(event(1));
    lines[0]?.send(': still here\n\nevent: other\ndata: {}\n\nevent: counts\ndata: nonsense\n\n');
    lines[0]?.send(event(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([1, 2]);
    stop.abort();
  });

  it('connects again after the line ended, soon where it had worked', async () => {
    const { heard, lines, open, stop } = setUp();
    await vi.advanceTimersByTimeAsync(0);
    lines[0]?.send(event(1));
    await vi.advanceTimersByTimeAsync(0);
    lines[0]?.end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open).toHaveBeenCalledTimes(2);
    lines[1]?.send(event(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([1, 5]);
    stop.abort();
  });

  it('waits longer and longer for a server that is not there', async () => {
    const { open, stop } = setUp(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    expect(open).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(open.mock.calls.length).toBeLessThan(18);
    stop.abort();
  });

  it('cuts a line that is silent for too long, and keeps one that beats', async () => {
    const { lines, open, stop } = setUp();
    await vi.advanceTimersByTimeAsync(50_000);
    lines[0]?.send(': still here\n\n');
    await vi.advanceTimersByTimeAsync(50_000);
    expect(lines[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(lines[0]?.signal.aborted).toBe(true);
    expect(open).toHaveBeenCalledTimes(2);
    stop.abort();
  });

  it('gives up once the session has ended', async () => {
    const { open, following } = setUp(new RangeError('No session'));
    await following;
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('stops at once, connected or waiting', async () => {
    const { lines, stop, following } = setUp();
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await following;
    expect(lines[0]?.signal.aborted).toBe(true);
    const waiting = setUp(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(0);
    waiting.stop.abort();
    await waiting.following;
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [3, 1, 8_000],
  [20, 1, 60_000],
  [20, 0, 30_000],
])('before attempt %i (chance %s) it waits %i ms', (attempt, random, time) => {
  expect(waitBefore(attempt, random)).toBe(time);
});
