import Router from '@koa/router';
import type { CachedResponse, ResponseCache } from '../../platform/cache/responseCache.ts';
import type { Middleware, RequestState } from '../../platform/http/context.ts';
import { writeResponse } from '../../platform/http/remember.ts';
import { openApiDocument } from '../../platform/openapi/document.ts';
import type { Part } from '../../platform/openapi/model.ts';
import { referencePage } from '../../platform/openapi/reference/page.ts';
import { FILTER_SCRIPT } from '../../platform/openapi/reference/script.ts';
import { STYLE } from '../../platform/openapi/reference/style.ts';
import { keptHeaders, pagePolicy } from '../site/securityHeaders.ts';

interface ReferenceDeps {
  cache: ResponseCache;
  /** The chapters of the document. */
  parts(): readonly Part[];
}

/** `GET /api/openapi.json`, and the same to be read by people at `GET /api/docs`. */
export function openApiRouter({ cache, parts }: ReferenceDeps): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api', strict: true });
  const document = once(() => openApiDocument(parts()));

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
