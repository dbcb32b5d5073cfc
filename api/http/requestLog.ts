import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Middleware } from './context.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives each request an id (a proxy's own is kept) and writes one line when it is answered. */
export function requestLog(log: Logger): Middleware {
  return async function requestLogMiddleware(ctx, next) {
    const started = performance.now();
    const given = ctx.get('x-request-id');
    ctx.state.requestId = REQUEST_ID.test(given) ? given : randomUUID();
    ctx.set('x-request-id', ctx.state.requestId);
    await next();
    log.info(
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
