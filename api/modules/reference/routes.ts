import type { CachedResponse, ResponseCache } from '../../platform/cache/responseCache.ts';
import { writeResponse } from '../../platform/http/cacheResponse.ts';
import type { Context } from '../../platform/http/context.ts';
import { partOf, type Route, type RouteGroup, route } from '../../platform/http/route.ts';
import { cachedHeaders, pagePolicy } from '../../platform/http/securityHeaders.ts';
import { answer } from '../../platform/openapi/answers.ts';
import { openApiDocument } from '../../platform/openapi/document.ts';
import { referencePage } from '../../platform/openapi/reference/page.ts';
import { FILTER_SCRIPT } from '../../platform/openapi/reference/script.ts';
import { STYLE } from '../../platform/openapi/reference/style.ts';

interface ReferenceDeps {
  cache: ResponseCache;
  /** All routes of the API, these ones as well. */
  groups: readonly RouteGroup[];
}

/** `GET /api/openapi.json`, and the same to be read by people at `GET /api/docs`. */
export function referenceRoutes({ cache, groups }: ReferenceDeps): RouteGroup {
  const document = once(() => openApiDocument(groups.map(partOf)));
  /** Answers with bytes that are made when they are first asked for, and with their ETag. */
  const kept = (type: string, make: () => string) => {
    const entry = once((): CachedResponse => {
      const isPage = type.startsWith('text/html');
      const headers = ['content-type', type, ...(isPage ? cachedHeaders(pagePolicy()) : [])];
      return cache.uncached({ status: 200, headers, body: Buffer.from(make()) });
    });
    return async (ctx: Context) => {
      ctx.respond = false;
      const id = ctx.response.get('x-request-id');
      await writeResponse(ctx.req, ctx.res, entry(), ['x-request-id', id]);
    };
  };
  const page = kept('text/html; charset=utf-8', () => referencePage(document()));

  return {
    tag: { name: 'Reference', description: 'This document.' },
    routes: [
      route({
        id: 'getOpenApiDocument',
        method: 'get',
        path: '/openapi.json',
        needs: 'public',
        summary: 'Read this document',
        answers: { 200: answer('OpenAPI 3.1.', { type: 'object' }) },
        run: kept('application/json; charset=utf-8', () => JSON.stringify(document())),
      }),
      file({
        id: 'getReferencePage',
        path: '/docs',
        summary: 'Read it as a page',
        description: 'The page.',
        type: 'text/html',
        // Its links are relative to the address without a slash.
        run: (ctx) => (ctx.path.endsWith('/') ? ctx.redirect('/api/docs') : page(ctx)),
      }),
      file({
        id: 'getReferenceScript',
        path: '/docs/filter.js',
        summary: 'The search of the page',
        description: 'A script.',
        type: 'text/javascript',
        run: kept('text/javascript; charset=utf-8', () => FILTER_SCRIPT),
      }),
      file({
        id: 'getReferenceStyle',
        path: '/docs/style.css',
        summary: 'The look of the page',
        description: 'A style sheet.',
        type: 'text/css',
        run: kept('text/css; charset=utf-8', () => STYLE),
      }),
    ],
  };
}

interface FileRoute {
  id: string;
  path: `/${string}`;
  summary: string;
  description: string;
  type: string;
  run(ctx: Context): unknown;
}

const file = ({ description, type, ...spec }: FileRoute): Route =>
  route({
    ...spec,
    method: 'get',
    needs: 'public',
    answers: { 200: { description, content: { [type]: { schema: { type: 'string' } } } } },
  });

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
