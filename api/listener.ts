import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { negotiateLocale } from './contract/locales.ts';
import { PREVIEW_HEADER } from './contract/sitePaths.ts';
import { mayBeAnswered } from './modules/site/answeredForms.ts';
import { pageLanguage } from './modules/site/pageLocale.ts';
import { pageKey } from './modules/site/storefront.ts';
import { tellAnswerTags } from './platform/cache/answerTags.ts';
import type { CachedResponse, ResponseCache } from './platform/cache/responseCache.ts';
import { malformed } from './platform/failure.ts';
import { cacheKey, writeResponse } from './platform/http/cacheResponse.ts';
import { failureBody } from './platform/http/errors.ts';

interface ListenerDeps {
  app: { callback(): RequestListener };
  cache: ResponseCache;
  czechHosts: readonly string[];
  /** Other origins that may call; their answers have headers of their own. */
  corsOrigins: readonly string[];
  publicUrl: string;
}

/** The server's listener: visitors' cached reads are answered first, all else goes through the app. */
export function createListener(deps: ListenerDeps): RequestListener {
  const { app, cache, czechHosts, corsOrigins, publicUrl } = deps;
  const handle = app.callback();
  const isHttps = publicUrl.startsWith('https:');

  const cached = (req: Parameters<RequestListener>[0]): CachedResponse | undefined => {
    const { url, method, headers } = req;
    if (!url || (method !== 'GET' && method !== 'HEAD')) return undefined;
    if (headers.authorization !== undefined) return undefined;
    if (headers[PREVIEW_HEADER] !== undefined) return undefined;
    if (!url.startsWith('/api/')) {
      const { host, cookie } = headers;
      if (mayBeAnswered(cookie)) return undefined;
      const key = pageKey(url, pageLanguage({ url, host, cookie }, czechHosts));
      return key === null ? undefined : cache.get(key);
    }
    if (corsOrigins.length > 0 && headers.origin !== undefined) return undefined;
    const key = cacheKey(url, negotiateLocale(headers['accept-language']));
    return key === null ? undefined : cache.get(key);
  };

  return (req, res) => {
    // Browsers use https only for a year, for all hosts below this one as well.
    if (isHttps) res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    const entry = cached(req);
    if (entry) {
      cache.hits += 1;
      tellAnswerTags(req, entry.tags);
      void writeResponse(req, res, entry);
    } else {
      // Cached responses have it among their headers.
      res.setHeader('x-content-type-options', 'nosniff');
      if (isPath(req.url ?? '')) handle(req, res);
      else refuse(req, res);
    }
  };
}

/** Whether the target is a path; anything else could name another host to some parser. */
const isPath = (target: string): boolean =>
  /^\/[!-~\u0080-\u00ff]*$/.test(target) && !/^[^?]*\\|#/.test(target);

/** 400, before anything parses the address. */
function refuse(req: IncomingMessage, res: ServerResponse): void {
  const body = JSON.stringify(
    failureBody(malformed(), negotiateLocale(req.headers['accept-language'])),
  );
  res.writeHead(400, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
