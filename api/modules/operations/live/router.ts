import { PassThrough, type Readable } from 'node:stream';
import Router from '@koa/router';
import { tooMany } from '../../../platform/failure.ts';
import type { RequestState } from '../../../platform/http/context.ts';
import { bearerOf, hasAll } from '../../../platform/http/principal.ts';
import type { RouterDeps } from '../../content/resources/router.ts';
import type { LiveFeed } from './liveFeed.ts';

const EVENTS = 'text/event-stream';
/** A reader that is this far behind is disconnected. */
const MAX_WAITING_BYTES = 64 * 1024;

/** Mails quote orders as well as messages. */
const NEEDS = ['read orders', 'read messages'] as const;

/** What waits for an administrator: once as JSON, or each change as server-sent events. */
export function liveRouter({ feed, principalOf }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/live' });

  router.get('/', async (ctx) => {
    ctx.set('cache-control', 'no-store, no-transform');
    ctx.vary('accept');
    if (ctx.accepts('application/json', EVENTS) !== EVENTS) {
      ctx.body = await feed.current();
      return;
    }
    const bearer = bearerOf(ctx) ?? '';
    const stream = openStream(feed, async () => hasAll(await principalOf(bearer), NEEDS));
    if (!stream) throw tooMany(30);
    // Proxies must not buffer events, nor a stopping server wait for an idle connection.
    ctx.set({ 'x-accel-buffering': 'no', connection: 'close' });
    ctx.type = EVENTS;
    ctx.body = stream;
  });

  return router;
}

/** The feed as events, while `mayRead` says so before each; null when it takes no more. */
function openStream(feed: LiveFeed, mayRead: () => Promise<boolean>): Readable | null {
  const stream = new PassThrough();
  let queue = Promise.resolve();

  const write = async (text: string) => {
    if (stream.writableEnded || stream.destroyed) return;
    if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
    else if (await mayRead()) stream.write(text);
    else stream.end();
  };
  /** One after another, so that events keep their order. */
  const send = (text: string) => {
    queue = queue.then(() => write(text)).catch(() => void stream.end());
  };

  const leave = feed.join({
    counts: (counts) => send(`event: counts\ndata: ${JSON.stringify(counts)}\n\n`),
    beat: () => send(': still here\n\n'),
    end: () => stream.end(),
  });
  stream.once('close', () => leave?.());
  return leave && stream;
}
