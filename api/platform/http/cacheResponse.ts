import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE_BUSTERS } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locales.ts';
import { PREVIEW_PARAMETER } from '../../contract/sitePaths.ts';
import { ownApiAddress } from '../../contract/siteReads.ts';
import { tellAnswerTags } from '../cache/answerTags.ts';
import { encoded, unchanged } from '../cache/encoded.ts';
import type { CachedResponse, ResponseCache, Sent } from '../cache/responseCache.ts';
import type { Context, Middleware } from './context.ts';
import { asksForPreview } from './principal.ts';

/** Headers of an answer that are cached with it. */
const CACHED_HEADERS = [
  'content-type',
  'content-range',
  'x-total-count',
  'link',
  'vary',
  'content-security-policy',
] as const;

/** Caches visitors' answers under tags; administrators and previews always read the database. */
export function cacheResponse(cache: ResponseCache, tags: readonly string[]): Middleware {
  return async function cacheResponseMiddleware(ctx, next) {
    tellAnswerTags(ctx.req, tags);
    const isPrivate = ctx.state.principal !== null || asksForPreview(ctx);
    const key = isPrivate ? null : cacheKey(ctx.url, ctx.state.locale);
    const begun = cache.begin();
    await next();
    if (!key || ctx.status !== 200 || ctx.type !== 'application/json') return;
    const body = Buffer.from(String(ctx.body));
    const headers = CACHED_HEADERS.flatMap((name) => {
      const value = ctx.response.get(name);
      return value ? [name, value] : [];
    });
    const address = cache.isShared ? sharedAddress(ctx, key.slice(ctx.state.locale.length)) : null;
    const entry = cache.store(key, { status: 200, headers, body }, tags, begun, address);
    ctx.respond = false;
    const own = ctx.response.get('x-request-id');
    await writeResponse(ctx.req, ctx.res, entry, own ? ['x-request-id', own] : []);
  };
}

/** Where shared caches keep an answer of the API; null for nowhere. */
function sharedAddress(ctx: Context, address: string): string | null {
  const isEmpty = ctx.body === '[]' || ctx.response.get('x-total-count') === '0';
  // Anything can be asked for that isn't there.
  return isEmpty && address.includes('?') ? null : ownApiAddress(address);
}

/** Writes a cached answer: 304 when the reader has it, compressed when the reader accepts that. */
export function writeResponse(
  req: IncomingMessage,
  res: ServerResponse,
  entry: CachedResponse,
  also: readonly string[] = NO_HEADERS,
): void | Promise<void> {
  const sent =
    req.headers['if-none-match'] === entry.etag
      ? unchanged(entry)
      : encoded(entry, req.headers['accept-encoding']);
  if (sent instanceof Promise) return sent.then((ready) => write(req, res, ready, also));
  write(req, res, sent, also);
}

const NO_HEADERS: readonly string[] = [];

function write(
  req: IncomingMessage,
  res: ServerResponse,
  { status, head, body }: Sent,
  also: readonly string[],
): void {
  res.writeHead(status, also.length === 0 ? head : [...head, ...also]);
  res.end(req.method === 'HEAD' || body.length === 0 ? undefined : body);
}

const BUSTERS = new Set<string>(CACHE_BUSTERS);

/** Answers to longer addresses are not cached: no ordinary page asks them. */
const MAX_URL_LENGTH = 512;

/** Language and address without cache-busting parameters; null for long ones and previews. */
export function cacheKey(url: string, locale: Locale): string | null {
  if (url.length > MAX_URL_LENGTH) return null;
  const mark = url.indexOf('?');
  if (mark < 0) return locale + url;
  const query = url
    .slice(mark + 1)
    .split('&')
    .filter((pair) => pair !== '' && !BUSTERS.has(pair.split('=', 1)[0] ?? ''));
  if (query.some((pair) => pair.startsWith(`${PREVIEW_PARAMETER}=`))) return null;
  const path = url.slice(0, mark);
  return query.length === 0 ? locale + path : `${locale}${path}?${query.join('&')}`;
}
