import type { RequestListener } from 'node:http';
import { SHARE_PICTURE, sharedPicture } from '../../contract/sharePicture.ts';
import type { Context, Middleware } from '../../http/context.ts';
import { writeResponse } from '../../http/remember.ts';
import type { Encoder } from '../../services/images/encoder.ts';
import { DATED_RESOURCES, type LastChanges } from '../../services/lastChanges.ts';
import type { CachedResponse, ResponseCache } from '../../services/responseCache.ts';
import { pageLocale } from '../pageLocale.ts';
import { inProcessFetch, pageKey } from '../storefront.ts';
import { contentReader } from './content.ts';
import { type Make, makerOf } from './files.ts';
import { sharePicture } from './sharePicture.ts';

export interface FeedsDeps {
  publicUrl: string;
  czechHosts: readonly string[];
  cache: ResponseCache;
  /** The whole server, which the files are made from. */
  listener(): RequestListener;
  encoder: Pick<Encoder, 'shared'>;
  /** When the content last changed. */
  lastChanges(): Promise<LastChanges>;
  now?(): Date;
}

type Response = Pick<CachedResponse, 'status' | 'headers' | 'body'>;

/**
 * Answers the files made of the content: sitemap, robots.txt, the blog's feeds, calendars and the
 * pictures of shared links. They are kept like pages and dropped when what they tell of is written.
 */
export function feeds(deps: FeedsDeps): Middleware {
  return async function feedsMiddleware(ctx, next) {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const make = makerOf(ctx.path);
    const isPicture = sharedPicture(ctx.path) !== null;
    if (!make && !isPicture) return next();
    const entry = make ? await file(ctx, make, deps) : await picture(ctx, deps);
    ctx.respond = false;
    await writeResponse(ctx.req, ctx.res, entry, ['x-request-id', ctx.state.requestId]);
  };
}

async function file(ctx: Context, make: Make, deps: FeedsDeps): Promise<CachedResponse> {
  const { cache, publicUrl, now = () => new Date() } = deps;
  const { host, cookie } = ctx.headers;
  const locale = pageLocale({ url: ctx.url, host, cookie }, deps.czechHosts);
  const begun = cache.begin();
  const tags = new Set<string>();
  const read = contentReader(inProcessFetch(deps.listener(), tags), locale);
  const origin = new URL(publicUrl).origin;
  const lastChanges = () => {
    for (const resource of DATED_RESOURCES) tags.add(resource);
    return deps.lastChanges();
  };
  const { type, text, saveAs } = await make({ read, locale, origin, now: now(), lastChanges });
  const headers = ['content-type', type, 'vary', 'accept-encoding, cookie'];
  if (saveAs) headers.push('content-disposition', `attachment; filename="${saveAs}"`);
  const response: Response = { status: 200, headers, body: Buffer.from(text) };
  const key = pageKey(ctx.url, locale);
  // What depends on no content is made in no time and need not be kept.
  if (key === null || tags.size === 0) return cache.unkept(response);
  return cache.store(key, response, [...tags], begun);
}

/** Pictures are kept by their path alone: asking with ever new parameters must not cost anything. */
async function picture(
  ctx: Context,
  { cache, listener, encoder }: FeedsDeps,
): Promise<CachedResponse> {
  const key = `share ${ctx.path}`;
  const known = cache.get(key);
  if (known) return known;
  const body = await sharePicture(ctx.path, listener(), encoder);
  const headers = ['content-type', SHARE_PICTURE.type];
  // Stored pictures never change, so that no write has to drop this.
  return cache.store(key, { status: 200, headers, body }, [], cache.begin());
}
