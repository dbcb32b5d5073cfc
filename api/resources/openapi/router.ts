import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Router from '@koa/router';
import type { Middleware, RequestState } from '../../http/context.ts';
import { writeResponse } from '../../http/remember.ts';
import type { CachedResponse, ResponseCache } from '../../services/responseCache.ts';
import { KEPT_SECURITY_HEADERS } from '../../site/securityHeaders.ts';
import { openApiDocument } from './document.ts';
import { PAGE, START, STYLE } from './referencePage.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLES = 'text/css; charset=utf-8';
const { resolve } = createRequire(import.meta.url);

/** `GET /api/openapi.json`, and the same as a page for people at `GET /api/docs`. */
export function openApiRouter({ cache }: { cache: ResponseCache }): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api', strict: true });
  const serve = (path: string, type: string, make: () => string | Buffer) =>
    router.get(path, kept(cache, type, make));
  const library = (name: string) => () => readFileSync(resolve(`swagger-ui-dist/${name}`));

  serve('/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(openApiDocument()),
  );
  // The page's links are relative to the address without a slash.
  router.get('/docs/', (ctx) => ctx.redirect('/api/docs'));
  serve('/docs', 'text/html; charset=utf-8', () => PAGE);
  serve('/docs/start.js', SCRIPT, () => START);
  serve('/docs/style.css', STYLES, () => STYLE);
  serve('/docs/swagger-ui-bundle.js', SCRIPT, library('swagger-ui-bundle.js'));
  serve('/docs/swagger-ui.css', STYLES, library('swagger-ui.css'));
  return router;
}

/** Sends bytes that are made at the first request, with their ETag. */
function kept(cache: ResponseCache, type: string, make: () => string | Buffer): Middleware {
  let entry: CachedResponse | undefined;
  return async function keptMiddleware(ctx) {
    const isPage = type.startsWith('text/html');
    const headers = ['content-type', type, ...(isPage ? KEPT_SECURITY_HEADERS : [])];
    entry ??= cache.unkept({ status: 200, headers, body: Buffer.from(make()) });
    ctx.respond = false;
    await writeResponse(ctx.req, ctx.res, entry, [
      'x-request-id',
      ctx.response.get('x-request-id'),
    ]);
  };
}
