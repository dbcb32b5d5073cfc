import Router from '@koa/router';
import type { CachedResponse, ResponseCache } from '../../platform/cache/responseCache.ts';
import type { Middleware, RequestState } from '../../platform/http/context.ts';
import { writeResponse } from '../../platform/http/remember.ts';
import type { RouterDeps } from '../content/resources/router.ts';
import { keptHeaders, pagePolicy } from '../site/securityHeaders.ts';
import { openApiDocument } from './document.ts';
import { referencePage } from './reference/page.ts';
import { FILTER_SCRIPT } from './reference/script.ts';
import { STYLE } from './reference/style.ts';

/** `GET /api/openapi.json`, and the same to be read by people at `GET /api/docs`. */
export function openApiRouter({ cache }: RouterDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api', strict: true });
  const document = once(openApiDocument);

  router.get(
    '/openapi.json',
    kept(cache, 'application/json; charset=utf-8', () => JSON.stringify(document())),
  );
  // Its links are relative to the address without a slash.
  router.get('/docs/', (ctx) => ctx.redirect('/api/docs'));
  router.get(
    '/docs',
    kept(cache, 'text/html; charset=utf-8', () => referencePage(document())),
  );
  router.get(
    '/docs/filter.js',
    kept(cache, 'text/javascript; charset=utf-8', () => FILTER_SCRIPT),
  );
  router.get(
    '/docs/style.css',
    kept(cache, 'text/css; charset=utf-8', () => STYLE),
  );
  return router;
}

/** Answers with bytes that are made when they are first asked for, and with their ETag. */
function kept(cache: ResponseCache, type: string, make: () => string): Middleware {
  const entry = once((): CachedResponse => {
    const isPage = type.startsWith('text/html');
    const headers = ['content-type', type, ...(isPage ? keptHeaders(pagePolicy()) : [])];
    return cache.unkept({ status: 200, headers, body: Buffer.from(make()) });
  });
  return async function keptMiddleware(ctx) {
    ctx.respond = false;
    await writeResponse(ctx.req, ctx.res, entry(), [
      'x-request-id',
      ctx.response.get('x-request-id'),
    ]);
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
