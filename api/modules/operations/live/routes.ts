import { PassThrough, type Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { liveCounts } from '../../../contract/entities/liveCounts.ts';
import type { LiveCounts } from '../../../contract/types.ts';
import { unauthorized } from '../../../platform/failure.ts';
import type { Principal } from '../../../platform/http/context.ts';
import { bearerOf, hasAll } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { failures } from '../../../platform/openapi/answers.ts';
import { json, schemaRef } from '../../../platform/openapi/model.ts';
import type { LiveFeed } from './liveFeed.ts';
import { visibleCounts } from './visibleCounts.ts';

const EVENTS = 'text/event-stream';
/** A reader that is this far behind is disconnected. */
const MAX_WAITING_BYTES = 64 * 1024;

const NEED = 'read live';

interface LiveDeps {
  feed: LiveFeed;
  principalOf(bearer: string): Promise<Principal | null>;
}

/** What waits and what was written, as far as the reader's rights go: once as JSON, or each change as server-sent events. */
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
      needs: NEED,
      summary: 'Follow the counts',
      description:
        'With `accept: text/event-stream` an endless answer of events `counts`, whose data is a `LiveCounts`: the first at once, the next ones at each change of the counts or write of a resource, at most one a second, with a comment every 25 seconds. Counts and resources that the reader may not read are left out, and events of nothing else are not sent. It ends with the session or when the token expires; connect again with a new one. Anything else is answered once, as JSON.',
      answers: {
        200: {
          description: 'The counts.',
          content: {
            ...json(schemaRef('LiveCounts')),
            'text/event-stream': { schema: { type: 'string' } },
          },
        },
        ...failures(429, 503),
      },
      run: async (ctx) => {
        ctx.set('cache-control', 'no-store, no-transform');
        ctx.vary('accept');
        if (ctx.accepts('application/json', EVENTS) !== EVENTS) {
          if (!ctx.state.principal) throw unauthorized();
          return visibleCounts(ctx.state.principal, await feed.current());
        }
        const bearer = bearerOf(ctx) ?? '';
        const stream = openStream(feed, async () => {
          const principal = await principalOf(bearer);
          return hasAll(principal, [NEED]) ? principal : null;
        });
        // Proxies must not buffer events, nor a stopping server wait for an idle connection.
        ctx.set({ 'x-accel-buffering': 'no', connection: 'close' });
        ctx.type = EVENTS;
        ctx.body = stream;
      },
    }),
  ],
});

/** The feed as events for `reader`, who is asked for before each and ends it with null. */
function openStream(feed: LiveFeed, reader: () => Promise<Principal | null>): Readable {
  const stream = new PassThrough();
  let queue = Promise.resolve();
  let told: LiveCounts | undefined;

  /** What an event tells a reader; empty where that is nothing. */
  const textOf = (principal: Principal, event: LiveCounts) => {
    const visible = visibleCounts(principal, event);
    const { written, ...counts } = visible;
    if (written?.length === 0 && isDeepStrictEqual(counts, told)) return '';
    told = counts;
    return `event: counts\ndata: ${JSON.stringify(visible)}\n\n`;
  };
  const write = async (text: (principal: Principal) => string) => {
    if (stream.writableEnded || stream.destroyed) return;
    if (stream.writableLength > MAX_WAITING_BYTES) {
      stream.destroy();
      return;
    }
    const principal = await reader();
    if (!principal) stream.end();
    else stream.write(text(principal));
  };
  /** One after another, so that events keep their order. */
  const send = (text: (principal: Principal) => string) => {
    queue = queue.then(() => write(text)).catch(() => void stream.end());
  };

  const leave = feed.join({
    counts: (event) => send((principal) => textOf(principal, event)),
    beat: () => send(() => ': still here\n\n'),
    end: () => stream.end(),
  });
  stream.once('close', leave);
  return stream;
}
