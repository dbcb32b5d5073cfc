import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Middleware } from './context.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Gives each request an id (a proxy's own is kept) and logs one line when it is answered. The
 * product's own requests are logged at debug level: the queries of a page that it renders, and those
 * of its own sessions.
 */
export function requestLog(log: Logger, ownSessions: ReadonlySet<string> = new Set()): Middleware {
  return async function requestLogMiddleware(ctx, next) {
    const started = performance.now();
    const given = ctx.get('x-request-id');
    ctx.state.requestId = REQUEST_ID.test(given) ? given : randomUUID();
    ctx.set('x-request-id', ctx.state.requestId);
    await next();
    const { user } = ctx.state;
    const isOwn = user ? ownSessions.has(user.sessionId) : !(ctx.req.socket instanceof Socket);
    log[isOwn ? 'debug' : 'info'](
      {
        requestId: ctx.state.requestId,
        method: ctx.method,
        path: ctx.path,
        status: ctx.status,
        ms: Math.round(performance.now() - started),
      },
      'answered',
    );
  };
}
