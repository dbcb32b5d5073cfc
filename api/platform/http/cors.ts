import type { Middleware } from './context.ts';

const HEADERS =
  'accept-language, authorization, content-type, idempotency-key, if-none-match, range, x-request-id';
const EXPOSED = 'Content-Range, X-Total-Count, Link, Location, ETag, Retry-After, X-Request-Id';

export function cors(origins: readonly string[]): Middleware {
  const allowed = new Set(origins);
  return async function corsMiddleware(ctx, next) {
    const origin = ctx.get('origin');
    if (allowed.size > 0) ctx.vary('origin');
    if (!allowed.has(origin)) return next();
    ctx.set('access-control-allow-origin', origin);
    ctx.set('access-control-allow-credentials', 'true');
    ctx.set('access-control-expose-headers', EXPOSED);
    if (ctx.method !== 'OPTIONS' || !ctx.get('access-control-request-method')) return next();
    ctx.set('access-control-allow-methods', 'GET,HEAD,PUT,PATCH,POST,DELETE');
    ctx.set('access-control-allow-headers', HEADERS);
    ctx.set('access-control-max-age', '600');
    ctx.status = 204;
  };
}
