import { PassThrough, type Readable } from 'node:stream';
import type { LiveFeed } from '../../services/live/liveFeed.ts';

/** A reader that takes nothing for so long is given up. */
const MAX_WAITING_BYTES = 64 * 1024;

/**
 * The feed as server-sent events: `counts` with what waits, and a comment at each beat. It ends with
 * the session, with the server, and when nobody reads it. Null when the feed takes no more listeners.
 * @param mayRead asked before anything is told
 */
export function openStream(feed: LiveFeed, mayRead: () => Promise<boolean>): Readable | null {
  const stream = new PassThrough();
  let line = Promise.resolve();

  const write = async (text: string) => {
    const open = !stream.writableEnded && !stream.destroyed;
    if (!open) return;
    if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
    else if (await mayRead()) stream.write(text);
    else stream.end();
  };
  /** One after another: what is told later must not arrive sooner. */
  const send = (text: string) => {
    line = line.then(() => write(text)).catch(() => void stream.end());
  };

  const leave = feed.join({
    counts: (counts) => send(`event: counts\ndata: ${JSON.stringify(counts)}\n\n`),
    beat: () => send(': still here\n\n'),
    end: () => stream.end(),
  });
  stream.once('close', () => leave?.());
  return leave && stream;
}
