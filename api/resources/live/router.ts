import Router from '@koa/router';
import type { RequestState } from '../../http/context.ts';
import { administrator, bearerOf } from '../../http/session.ts';
import { tooMany } from '../../services/failure.ts';
import type { LiveFeed } from '../../services/live/liveFeed.ts';
import type { Sessions } from '../../services/sessions/sessions.ts';
import { openStream } from './openStream.ts';

interface LiveDeps {
  feed: LiveFeed;
  sessions: Sessions;
}

const EVENTS = 'text/event-stream';
const RETRY_SECONDS = 30;

/**
 * `GET /api/live`: what waits for an administrator. Who accepts `text/event-stream` is told each
 * change as long as the session holds, everybody else what waits now.
 */
export function liveRouter({ feed, sessions }: LiveDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api/live' });

  router.get('/', administrator, async (ctx) => {
    ctx.set('cache-control', 'no-store, no-transform');
    ctx.vary('accept');
    if (ctx.accepts('application/json', EVENTS) !== EVENTS) {
      ctx.body = await feed.current();
      return;
    }
    const bearer = bearerOf(ctx) ?? '';
    const stream = openStream(feed, async () => (await sessions.userOf(bearer)) !== null);
    if (!stream) throw tooMany(RETRY_SECONDS);
    // Proxies would hold events back, and a stopping server would wait for an idle connection.
    ctx.set({ 'x-accel-buffering': 'no', connection: 'close' });
    ctx.type = EVENTS;
    ctx.body = stream;
  });

  return router;
}
