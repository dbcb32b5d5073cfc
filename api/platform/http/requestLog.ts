import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { shortened } from '../limiter.ts';
import type { Middleware } from './context.ts';
import { isOwnRequest, tokenOf } from './principal.ts';

type LogAddresses = Config['logAddresses'];

const REQUEST_ID = /^[\w-]{8,64}$/;

/** A path without the secret of an order's page. */
const withoutSecret = (path: string): string =>
  path.replace(/^(\/+(?:api\/+order-pages|order)\/+)[^/]+/i, '$1…');

/** What the log has of visitors' addresses. */
const ADDRESSES: Readonly<Record<LogAddresses, (address: string) => string | undefined>> = {
  full: (address) => address,
  short: shortened,
  none: () => undefined,
};

/** Gives requests an id and logs each when answered; the product's own at debug level. */
export function requestLog(
  log: Logger,
  addresses: LogAddresses = 'none',
  ownSessions: ReadonlySet<string> = new Set(),
): Middleware {
  return async function requestLogMiddleware(ctx, next) {
    const started = performance.now();
    const given = ctx.get('x-request-id');
    ctx.state.requestId = REQUEST_ID.test(given) ? given : randomUUID();
    ctx.set('x-request-id', ctx.state.requestId);
    await next();
    const { user } = ctx.state;
    const isInside = isOwnRequest(ctx);
    const isOwn = user ? ownSessions.has(user.sessionId) : isInside;
    log[isOwn ? 'debug' : 'info'](
      {
        requestId: ctx.state.requestId,
        user: user?.id,
        token: tokenOf(ctx)?.id,
        address: isInside ? undefined : ADDRESSES[addresses](ctx.ip),
        method: ctx.method,
        path: withoutSecret(ctx.path),
        status: ctx.status,
        ms: Math.round(performance.now() - started),
      },
      'answered',
    );
  };
}
