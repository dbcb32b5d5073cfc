import type { RequestListener } from 'node:http';
import { negotiateLocale } from './contract/locales.ts';
import { PREVIEW_HEADER } from './contract/sitePlaces.ts';
import { cacheKey } from './http/cacheKey.ts';
import { writeResponse } from './http/remember.ts';
import type { CachedResponse, ResponseCache } from './services/responseCache.ts';
import { pageLocale } from './site/pageLocale.ts';
import { pageKey } from './site/storefront.ts';

interface ListenerDeps {
  app: { callback(): RequestListener };
  cache: ResponseCache;
  czechHosts: readonly string[];
  /** Origins that may call from elsewhere; their answers carry headers of their own. */
  corsOrigins: readonly string[];
}

/**
 * What the server listens with: visitors' reads that are in memory are answered before anything
 * else runs, everything else goes through the app.
 */
export function createListener({
  app,
  cache,
  czechHosts,
  corsOrigins,
}: ListenerDeps): RequestListener {
  const handle = app.callback();

  const remembered = (req: Parameters<RequestListener>[0]): CachedResponse | undefined => {
    const { url, method, headers } = req;
    if (!url || (method !== 'GET' && method !== 'HEAD')) return undefined;
    if (headers.authorization !== undefined) return undefined;
    if (headers[PREVIEW_HEADER] !== undefined) return undefined;
    if (!url.startsWith('/api/')) {
      const { host, cookie } = headers;
      const key = pageKey(url, pageLocale({ url, host, cookie }, czechHosts));
      return key === null ? undefined : cache.get(key);
    }
    if (corsOrigins.length > 0 && headers.origin !== undefined) return undefined;
    const key = cacheKey(url, negotiateLocale(headers['accept-language']));
    return key === null ? undefined : cache.get(key);
  };

  return (req, res) => {
    const entry = remembered(req);
    if (entry) void writeResponse(req, res, entry);
    else handle(req, res);
  };
}
