import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Middleware } from './context.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** A path without what opens an order's page to whoever reads it. */
export const withoutSecret = (path: string): string =>
  path.replace(/^(\/+(?:api\/+order-pages|order)\/+)[^/]+/i, '$1…');

/** Gives requests an id and logs each when answered; the product's own at debug level. */
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
        path: withoutSecret(ctx.path),
        status: ctx.status,
        ms: Math.round(performance.now() - started),
      },
      'answered',
    );
  };
}
