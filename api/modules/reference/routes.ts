import type { CachedResponse, ResponseCache } from '../../platform/cache/responseCache.ts';
import { notFound } from '../../platform/failure.ts';
import { writeResponse } from '../../platform/http/cacheResponse.ts';
import type { Context } from '../../platform/http/context.ts';
import { chapterOf, type RouteGroup, route } from '../../platform/http/route.ts';
import { cachedHeaders, pagePolicy } from '../../platform/http/securityHeaders.ts';
import { answer } from '../../platform/openapi/answers.ts';
import { openApiDocument } from '../../platform/openapi/document.ts';
import { inPath } from '../../platform/openapi/listParameters.ts';
import type { Answer } from '../../platform/openapi/model.ts';
import { FILES, PAGE } from './page.ts';

interface ReferenceDeps {
  cache: ResponseCache;
  /** All routes of the API, these ones as well. */
  groups: readonly RouteGroup[];
}

/** `GET /api/openapi.json`, and the same to be read by people at `GET /api/docs`. */
export function referenceRoutes({ cache, groups }: ReferenceDeps): RouteGroup {
  /** Answers with bytes that are made when they are first asked for, and with their ETag. */
  const madeOnce = (type: string, make: () => string | Promise<string>) => {
    const entry = once(async (): Promise<CachedResponse> => {
      const isPage = type === 'text/html';
      const policy = isPage ? cachedHeaders(pagePolicy()) : [];
      const headers = ['content-type', `${type}; charset=utf-8`, ...policy];
      return cache.uncached({ status: 200, headers, body: Buffer.from(await make()) });
    });
    return async (ctx: Context) => {
      const answered = await entry();
      ctx.respond = false;
      const id = ctx.response.get('x-request-id');
      await writeResponse(ctx.req, ctx.res, answered, ['x-request-id', id]);
    };
  };
  const page = madeOnce('text/html', () => PAGE);
  const files = new Map(
    Object.entries(FILES).map(([name, { type, read }]) => [name, madeOnce(type, read)]),
  );

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
        run: madeOnce('application/json', () =>
          JSON.stringify(openApiDocument(groups.map(chapterOf))),
        ),
      }),
      route({
        id: 'getReferencePage',
        method: 'get',
        path: '/docs',
        needs: 'public',
        summary: 'Read it as a page',
        answers: { 200: fileAnswer('The page.', ['text/html']) },
        // Its links are relative to the address without a slash.
        run: (ctx) => (ctx.path.endsWith('/') ? ctx.redirect('/api/docs') : page(ctx)),
      }),
      route({
        id: 'getReferenceFile',
        method: 'get',
        path: '/docs/:file',
        needs: 'public',
        summary: 'Read a script or style of the page',
        parameters: [inPath('file', 'Its name.', { type: 'string', enum: [...files.keys()] })],
        answers: { 200: fileAnswer('The file.', ['text/javascript', 'text/css']) },
        run: (ctx) => {
          const send = files.get(ctx.params.file ?? '');
          if (!send) throw notFound();
          return send(ctx);
        },
      }),
    ],
  };
}

const fileAnswer = (description: string, types: readonly string[]): Answer => ({
  description,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }])),
});

/** A failed attempt is made again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
