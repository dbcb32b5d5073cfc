import { PassThrough, type Readable } from 'node:stream';
import { liveCounts } from '../../../contract/entities/liveCounts.ts';
import { tooMany } from '../../../platform/failure.ts';
import type { Principal } from '../../../platform/http/context.ts';
import { bearerOf, hasAll } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { failures } from '../../../platform/openapi/answers.ts';
import { json, schemaRef } from '../../../platform/openapi/model.ts';
import type { LiveFeed } from './liveFeed.ts';

const EVENTS = 'text/event-stream';
/** A reader that is this far behind is disconnected. */
const MAX_WAITING_BYTES = 64 * 1024;

/** Mails quote orders as well as messages. */
const NEEDS = ['read orders', 'read messages'] as const;

interface LiveDeps {
  feed: LiveFeed;
  principalOf(bearer: string): Promise<Principal | null>;
}

/** What waits for an administrator: once as JSON, or each change as server-sent events. */
export const liveRoutes = ({ feed, principalOf }: LiveDeps): RouteGroup => ({
  tag: {
    name: 'Live',
    description: 'Counts of new orders and messages, and what was written, pushed as it happens.',
  },
  records: { LiveCounts: liveCounts },
  routes: [
    route({
      id: 'watchCounts',
      method: 'get',
      path: '/live',
      needs: NEEDS,
      summary: 'Follow the counts',
      description:
        'With `accept: text/event-stream` an endless answer of events `counts`, whose data is a `LiveCounts`: the first at once, the next ones at each change of the counts or write of a resource, at most one a second, with a comment every 25 seconds. It ends with the session or when the token expires; connect again with a new one. Anything else is answered once, as JSON.',
      answers: {
        200: {
          description: 'The counts.',
          content: {
            ...json(schemaRef('LiveCounts')),
            'text/event-stream': { schema: { type: 'string' } },
          },
        },
        ...failures(429),
      },
      run: async (ctx) => {
        ctx.set('cache-control', 'no-store, no-transform');
        ctx.vary('accept');
        if (ctx.accepts('application/json', EVENTS) !== EVENTS) return feed.current();
        const bearer = bearerOf(ctx) ?? '';
        const stream = openStream(feed, async () => hasAll(await principalOf(bearer), NEEDS));
        if (!stream) throw tooMany(30);
        // Proxies must not buffer events, nor a stopping server wait for an idle connection.
        ctx.set({ 'x-accel-buffering': 'no', connection: 'close' });
        ctx.type = EVENTS;
        return stream;
      },
    }),
  ],
});

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
