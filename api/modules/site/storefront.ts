import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { PostedForm } from '../../contract/postedForm.ts';
import {
  isOrdering,
  isSecretPage,
  PREVIEW_PARAMETER,
  pageSearch,
} from '../../contract/sitePaths.ts';
import { collectTags, onAnswerTags } from '../../platform/cache/answerTags.ts';
import type { CachedResponse, ResponseCache } from '../../platform/cache/responseCache.ts';
import { askInProcess, type InProcessAnswer } from '../../platform/http/askInProcess.ts';
import { writeResponse } from '../../platform/http/cacheResponse.ts';
import type { Context, Middleware } from '../../platform/http/context.ts';
import {
  cachedHeaders,
  framedHeaders,
  PAGE_HEADERS,
  pagePolicy,
} from '../../platform/http/securityHeaders.ts';
import { keepAnswer, mayBeAnswered, takeAnswer } from './answeredForms.ts';
import { type PageLanguage, pageLanguage } from './pageLocale.ts';
import { type FormsDeps, postedForm, takesForm } from './postedForms.ts';

/** The storefront's server entry, as this module uses it. */
export interface StorefrontEntry {
  render(
    input: PageLanguage & {
      url: URL;
      /** A valid signed text that shows on this page what is not public. */
      preview?: string;
      /** The page was asked for with a preview that has ended. */
      hasPreviewEnded?: boolean;
      /** The checkout asks for discount codes. */
      hasDiscountCodes?: true;
      /** A form of this page that was sent to it, and what became of it. */
      posted?: PostedForm;
      fetch: InProcessFetch;
    },
  ): Promise<Page>;
}

interface Page {
  /** The pattern of its path. */
  route: string;
  status: number;
  html: string;
  styleHashes: readonly string[];
  location?: string;
  cacheable: boolean;
  /** Why it is the failure page. */
  error?: unknown;
}

export interface PageDeps extends FormsDeps {
  log: Logger;
  czechHosts: readonly string[];
  load(): Promise<StorefrontEntry>;
  /** What a text opens as a signed preview; 'ended' for one that did once. */
  readPreview(token: string): Promise<object | 'ended' | null>;
  /** Whether there are discount codes. */
  hasDiscountCodes(): Promise<boolean>;
}

/** Renders the storefront's pages and keeps them for the next visitor. */
export function storefront({ cache, ...deps }: PageDeps & { cache: ResponseCache }): Middleware {
  /** Pages being rendered, by key: of several requests for the same page one renders it, the others wait. */
  const underWay = new Map<string, Promise<unknown>>();

  return async function storefrontMiddleware(ctx) {
    ctx.set(PAGE_HEADERS);
    const isShared = isRead(ctx) && !mayBeAnswered(ctx.headers.cookie);
    const asked = isShared ? pageKey(ctx.url, languageOf(ctx, deps)) : null;
    const other = asked === null ? undefined : underWay.get(asked);
    if (asked !== null && other) {
      await other;
      const cached = cache.get(asked);
      if (cached) return send(ctx, cached);
    }
    const begun = cache.begin();
    const rendering = pageOf(ctx, deps);
    if (asked !== null && !other) {
      const over = () => underWay.delete(asked);
      underWay.set(asked, rendering.then(over, over));
    }
    const { page, tags, language, isPrivate, isFramed } = await rendering;
    if (!page) {
      ctx.status = 405;
      ctx.set('allow', 'GET, HEAD');
      ctx.body = 'Method not allowed';
    } else if (page.location !== undefined) {
      // Which address is the right one depends on the language: no browser may remember it.
      ctx.set('cache-control', 'no-store');
      ctx.redirect(page.location);
      ctx.status = page.status;
    } else if (isPrivate || page.status >= 500) {
      // Browsers return to the answer to a form only if they may keep it, and say that it is gone else.
      ctx.set('cache-control', isRead(ctx) ? 'no-store' : 'private, no-cache');
      sendUncached(ctx, page, isFramed);
    } else {
      await answer(ctx, page, pageKey(ctx.url, language), tags, begun, cache);
    }
  };
}

const NO_CONTENT = { html: '', styleHashes: [], cacheable: false };

const isRead = ({ method }: Context) => method === 'GET' || method === 'HEAD';

const languageOf = ({ url, headers: { host, cookie } }: Context, { czechHosts }: PageDeps) =>
  pageLanguage({ url, host, cookie }, czechHosts);

/** The page that a request, or a form sent to it, asks for; `isPrivate` is not to be cached. */
export async function pageOf(ctx: Context, deps: PageDeps) {
  const language = languageOf(ctx, deps);
  const tags = collectTags();
  const isForm = ctx.method === 'POST' && takesForm(ctx.path);
  if (!isRead(ctx) && !isForm) return { page: null, language, isPrivate: true, isFramed: false };

  const url = pageUrl(ctx.url, deps.publicUrl);
  const token = url.searchParams.get(PREVIEW_PARAMETER);
  const found = token === null ? null : await deps.readPreview(token);
  const hasPreviewEnded = found === 'ended';
  const isOpen = found !== null && !hasPreviewEnded;
  const isPreviewed = token !== null && !isOrdering(url.pathname);
  let isDatabaseUnavailable = false;
  const asked = deps.hasDiscountCodes().catch(() => {
    isDatabaseUnavailable = true;
    return false;
  });
  const [{ render }, hasDiscountCodes] = await Promise.all([deps.load(), asked]);
  const outcome = isForm ? await postedForm(ctx, language.locale, deps) : takeAnswer(ctx);
  if (isForm && outcome?.isOver) {
    keepAnswer(ctx, outcome);
    const location = ctx.path + ctx.search;
    const page: Page = { ...NO_CONTENT, route: ctx.path, status: 303, location };
    return { page, tags: [], language, isPrivate: true, isFramed: false };
  }
  const ask = inProcessFetch(deps.listener(), tags.add, ctx.ip);
  const page = await render({
    ...language,
    url,
    ...(isPreviewed && isOpen && { preview: token }),
    ...(isPreviewed && hasPreviewEnded && { hasPreviewEnded }),
    ...(hasDiscountCodes && { hasDiscountCodes }),
    ...(outcome && { posted: outcome.posted }),
    async fetch(...asked) {
      const answer = await ask(...asked);
      isDatabaseUnavailable ||= answer.status === 503;
      return answer;
    },
  });
  ctx.state.page = page.route;
  if (page.error !== undefined) {
    const { requestId } = ctx.state;
    deps.log.error({ err: page.error, requestId }, 'a page could not be rendered');
  }
  const isSecret = token !== null || isSecretPage(ctx.path);
  if (isSecret) {
    ctx.set('x-robots-tag', 'noindex');
    // Anyone with the address sees the page; links to other sites must not pass it on.
    ctx.set('referrer-policy', 'no-referrer');
  }
  if (outcome?.retryAfter !== undefined) ctx.set('retry-after', outcome.retryAfter);
  const good = isDatabaseUnavailable ? 503 : (outcome?.status ?? 200);
  const status = page.status === 200 ? good : page.status;
  // An incomplete page must not be cached.
  if (isDatabaseUnavailable || status === 503) ctx.set('retry-after', '10');
  // The back-office shows previews in a frame next to the form.
  const isFramed = isOpen;
  const isPrivate = isSecret || outcome !== null;
  return { page: { ...page, status }, tags: tags.all(), language, isPrivate, isFramed };
}

/** A page that is not kept for others: one with a secret in its address, the answer to a form, or a failure. */
function sendUncached(ctx: Context, { status, html, styleHashes }: Page, isFramed: boolean): void {
  const policy = pagePolicy(styleHashes);
  ctx.set(isFramed ? framedHeaders(policy) : { 'content-security-policy': policy });
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}

/** The address of a page at the site's public address: nothing else of a request may say it. */
function pageUrl(target: string, publicUrl: string): URL {
  const [path = '/', query = ''] = target.split(/\?(.*)/s);
  const url = new URL(publicUrl);
  url.pathname = path;
  url.search = query;
  return url;
}

/** Longer addresses are unusual; they are answered but not cached. */
const MAX_KEY_LENGTH = 512;

/** Language, path and the parameters that the page reads; null for what is not to be cached. */
export function pageKey(url: string, { locale, linked }: PageLanguage): string | null {
  const address = pageAddress(url);
  if (address === null) return null;
  return linked ? `page ${locale}${address} linked` : `page ${locale}${address}`;
}

/** Path and the parameters that the page reads; null for previews and long ones. */
export function pageAddress(url: string): string | null {
  const mark = url.indexOf('?');
  let address = url;
  if (mark >= 0) {
    const search = new URLSearchParams(url.slice(mark));
    if (search.has(PREVIEW_PARAMETER)) return null;
    const path = url.slice(0, mark);
    address = path + pageSearch(path, search);
  }
  return address.length > MAX_KEY_LENGTH ? null : address;
}

async function answer(
  ctx: Context,
  page: Page,
  key: string | null,
  tags: readonly string[],
  begun: number,
  cache: ResponseCache,
): Promise<void> {
  const headers = [
    'content-type',
    'text/html; charset=utf-8',
    'vary',
    'accept-encoding, cookie',
    ...cachedHeaders(pagePolicy(page.styleHashes)),
  ];
  const response = {
    status: page.status,
    headers,
    body: Buffer.from(page.html),
  };
  // Without tags nothing would ever drop the page, and what is not found need not be cached.
  const isCached = page.cacheable && page.status === 200 && tags.length > 0 && key !== null;
  const entry = isCached
    ? cache.store(key, response, tags, begun, pageAddress(ctx.url))
    : cache.uncached(response);
  await send(ctx, entry);
}

async function send(ctx: Context, entry: CachedResponse): Promise<void> {
  ctx.respond = false;
  await writeResponse(ctx.req, ctx.res, entry, ['x-request-id', ctx.state.requestId]);
}

/** Reads an address of the API, '/api/…', in this process; header names in lower case. */
export type InProcessFetch = (
  address: string,
  init: { headers: Record<string, string> },
) => Promise<InProcessAnswer>;

/** Asks the API without the network; tells of each answer under which tags it is cached, null for none. */
export function inProcessFetch(
  listener: RequestListener,
  onRead: (tags: readonly string[] | null) => void,
  visitor = '127.0.0.1',
): InProcessFetch {
  return async (url, { headers }) => {
    let tags: readonly string[] | null = null;
    const follow: RequestListener = (req, res) => {
      onAnswerTags(req, (told) => {
        tags = told;
      });
      listener(req, res);
    };
    const answer = await askInProcess(follow, { method: 'GET', url, headers, visitor });
    onRead(tags);
    return answer;
  };
}
