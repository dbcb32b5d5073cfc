import type { IncomingMessage, RequestListener } from 'node:http';
import inject from 'light-my-request';
import type { Locale } from '../contract/locales.ts';
import { PREVIEW_PARAMETER, pageSearch } from '../contract/sitePaths.ts';
import type { Context, Middleware } from '../http/context.ts';
import { writeResponse } from '../http/remember.ts';
import type { ResponseCache } from '../services/responseCache.ts';
import { pageLocale } from './pageLocale.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

/** The storefront's server entry, as api/site uses it. */
export interface StorefrontEntry {
  render(input: {
    url: URL;
    locale: Locale;
    /** A valid signed text that shows one hidden record on this page. */
    preview?: string;
    /** Answers `/api/…` addresses in this process. */
    fetch: typeof fetch;
  }): Promise<{
    status: number;
    html: string;
    location?: string;
    cacheable: boolean;
  }>;
}

interface StorefrontDeps {
  publicUrl: string;
  czechHosts: readonly string[];
  cache: ResponseCache;
  load(): Promise<StorefrontEntry>;
  /** The whole server, for the pages' queries. */
  listener(): RequestListener;
  /** Whether a text is a signed preview that still holds. */
  isPreview(token: string): Promise<boolean>;
}

/** Renders the storefront's pages and keeps them for the next visitor. */
export function storefront(deps: StorefrontDeps): Middleware {
  const { publicUrl, czechHosts, cache, load } = deps;
  return async function storefrontMiddleware(ctx) {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.status = 405;
      ctx.set('allow', 'GET, HEAD');
      ctx.body = 'Method not allowed';
      return;
    }
    const locale = pageLocale(askedOf(ctx.req), czechHosts);
    const begun = cache.begin();
    const tags = new Set<string>();
    const { render } = await load();
    const url = pageUrl(ctx.url, publicUrl);
    const token = url.searchParams.get(PREVIEW_PARAMETER);
    const page = await render({
      url,
      locale,
      ...(token !== null && (await deps.isPreview(token)) && { preview: token }),
      fetch: inProcessFetch(deps.listener(), tags),
    });
    for (const [name, value] of SECURITY_HEADERS) ctx.set(name, value);
    if (page.location !== undefined) {
      // Which address is the right one depends on the language: no browser may remember it.
      ctx.set('cache-control', 'no-store');
      ctx.redirect(page.location);
      ctx.status = page.status;
      return;
    }
    if (token !== null) {
      unkept(ctx, page);
      return;
    }
    await answer(ctx, page, pageKey(ctx.url, locale), [...tags], begun, cache);
  };
}

const askedOf = (req: IncomingMessage) => ({
  url: req.url ?? '/',
  host: req.headers.host,
  cookie: req.headers.cookie,
});

/** A page that was asked for with a preview: nobody keeps it, no search engine reads it. */
function unkept(ctx: Context, { status, html }: { status: number; html: string }): void {
  ctx.set('cache-control', 'no-store');
  ctx.set('x-robots-tag', 'noindex');
  // The address opens the record to whoever has it; links to elsewhere must not hand it on.
  ctx.set('referrer-policy', 'no-referrer');
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}

/** The address of a page at the site's public address: nothing else of a request may say it. */
export function pageUrl(target: string, publicUrl: string): URL {
  const [path = '/', query = ''] = target.split(/\?(.*)/s);
  const url = new URL(publicUrl);
  url.pathname = path;
  url.search = query;
  return url;
}

/** Longer addresses are nobody's ordinary reading; they are answered but not kept. */
const MAX_KEY_LENGTH = 512;

/**
 * What a page is kept under, beside the answers of the API: its language, its path, and those
 * parameters that it reads. null when it is not worth keeping or shows what is not public.
 */
export function pageKey(url: string, locale: Locale): string | null {
  const mark = url.indexOf('?');
  let address = url;
  if (mark >= 0) {
    const search = new URLSearchParams(url.slice(mark));
    if (search.has(PREVIEW_PARAMETER)) return null;
    const path = url.slice(0, mark);
    address = path + pageSearch(path, search);
  }
  return address.length > MAX_KEY_LENGTH ? null : `page ${locale}${address}`;
}

async function answer(
  ctx: Context,
  page: { status: number; html: string; cacheable: boolean },
  key: string | null,
  tags: string[],
  begun: number,
  cache: ResponseCache,
): Promise<void> {
  const headers = [
    ['content-type', 'text/html; charset=utf-8'],
    ['vary', 'accept-encoding, cookie'],
    ...SECURITY_HEADERS,
  ].flat();
  const response = {
    status: page.status,
    headers,
    body: Buffer.from(page.html),
  };
  // Without tags nothing would ever drop the page, and what is not found need not be kept.
  const kept = page.cacheable && page.status === 200 && tags.length > 0 && key !== null;
  const entry = kept ? cache.store(key, response, tags, begun) : cache.unkept(response);
  ctx.respond = false;
  await writeResponse(ctx.req, ctx.res, entry, ['x-request-id', ctx.state.requestId]);
}

/** Asks the API without the network; notes which resources the page is made of. */
export function inProcessFetch(listener: RequestListener, tags: Set<string>): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : null;
    const url = new URL(request?.url ?? String(input), 'http://in-process');
    const [, , resource = '', below = ''] = url.pathname.split('/');
    tags.add(resource === 'orders' ? `orders/${below}` : resource);
    const headers = new Headers(init?.headers ?? request?.headers);
    headers.delete('authorization');
    const {
      statusCode,
      payload,
      headers: answered,
    } = await inject(listener, {
      method: 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(headers),
    });
    return new Response(payload, {
      status: statusCode,
      headers: {
        'content-type': String(answered['content-type'] ?? 'application/json'),
      },
    });
  };
}
