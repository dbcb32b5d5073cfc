import { expect, it } from 'vitest';
import type { LiveCounts } from '../../api/contract/types.ts';
import { type Channel, followShared, type Locks } from './sharedConnection.ts';

const counts = (new_orders: number): LiveCounts => ({
  unread_messages: 0,
  new_orders,
  latest_message: null,
  latest_order: null,
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A browser whose tabs share a lock and a channel. */
function browser(isSecure = true) {
  const channels = new Set<Channel>();
  const lines: ((now: LiveCounts) => void)[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const locks: Locks = {
    request: async (_name, { signal }, run) => {
      const before = last;
      const turn = (async () => {
        await before;
        if (signal.aborted) throw signal.reason;
        return run();
      })();
      last = turn.catch(() => undefined);
      return turn;
    },
  };

  const channel = () => {
    const own: Channel = {
      onmessage: null,
      postMessage(data: unknown) {
        for (const other of channels) {
          if (other !== own) other.onmessage?.(new MessageEvent('message', { data }));
        }
      },
      close: () => void channels.delete(own),
    };
    channels.add(own);
    return own;
  };

  const tab = () => {
    const heard: (number | undefined)[] = [];
    const written: unknown[] = [];
    const stop = new AbortController();
    const following = followShared(
      {
        follow: (tell, signal) => {
          lines.push(tell);
          return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
        },
        locks: isSecure ? locks : undefined,
        channel,
      },
      (now) => {
        heard.push(now.new_orders);
        written.push(now.written);
      },
      stop.signal,
    );
    return { heard, written, following, stop: () => stop.abort() };
  };
  return { tab, lines, channels };
}

it('has one line for all tabs, whose owner tells the others', async () => {
  const { tab, lines } = browser();
  const [first, second] = [tab(), tab()];
  await settled();
  expect(lines).toHaveLength(1);
  lines[0]?.(counts(1));
  expect(first.heard).toEqual([1]);
  expect(second.heard).toEqual([1]);
  const third = tab();
  await settled();
  expect(third.heard).toEqual([1]);
  expect(first.heard).toEqual([1]);
});

it('tells a tab that joins the counts, but not what was written last: it may have missed more', async () => {
  const { tab, lines } = browser();
  const first = tab();
  await settled();
  lines[0]?.({ ...counts(1), written: ['orders'] });
  const second = tab();
  await settled();
  expect([first.written, second.written]).toEqual([[['orders']], [undefined]]);
});

it('hands the line on when its tab goes', async () => {
  const { tab, lines, channels } = browser();
  const [first, second, third] = [tab(), tab(), tab()];
  await settled();
  second.stop();
  first.stop();
  await first.following;
  await second.following;
  await settled();
  expect(lines).toHaveLength(2);
  lines[1]?.(counts(7));
  expect(third.heard).toEqual([7]);
  expect(first.heard).toEqual([]);
  expect(channels.size).toBe(1);
});

it('gives each tab its own line where the browser knows no locks', async () => {
  const { tab, lines } = browser(false);
  tab();
  tab();
  await settled();
  expect(lines).toHaveLength(2);
});
