import type { SiteParts } from '../../../assemble.ts';
import { SHARE_PICTURE, sharedPicture } from '../../../contract/sharePicture.ts';
import { collectTags } from '../../../platform/cache/answerTags.ts';
import type { CachedResponse } from '../../../platform/cache/responseCache.ts';
import type { Config } from '../../../platform/config.ts';
import { writeResponse } from '../../../platform/http/cacheResponse.ts';
import type { Context, Middleware } from '../../../platform/http/context.ts';
import { DATED_RESOURCES } from '../lastChanges.ts';
import { pageLanguage } from '../pageLocale.ts';
import { YEAR } from '../staticFiles.ts';
import { inProcessFetch, pageAddress, pageKey } from '../storefront.ts';
import { contentReader } from './content.ts';
import { type Make, makerOf } from './files.ts';
import { type SharePicturesDeps, sharePictures } from './sharePicture.ts';

interface FeedsDeps
  extends SharePicturesDeps,
    Pick<SiteParts, 'cache' | 'listener' | 'lastChanges'>,
    Pick<Config, 'publicUrl' | 'czechHosts'> {
  now?(): Date;
}

/**
 * Serves sitemap, robots.txt, feeds, calendars, which are cached like pages, and shared pictures.
 */
export function feeds(deps: FeedsDeps): Middleware {
  const pictureOf = sharePictures(deps);
  return async function feedsMiddleware(ctx, next) {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const make = makerOf(ctx.path);
    if (!make) {
      if (sharedPicture(ctx.path) === null) return next();
      ctx.body = await pictureOf(ctx.path);
      ctx.type = SHARE_PICTURE.type;
      ctx.set('cache-control', YEAR);
      return;
    }
    const entry = await file(ctx, make, deps);
    ctx.respond = false;
    await writeResponse(ctx.req, ctx.res, entry, ['x-request-id', ctx.state.requestId]);
  };
}

async function file(ctx: Context, make: Make, deps: FeedsDeps): Promise<CachedResponse> {
  const { cache, publicUrl, now = () => new Date() } = deps;
  const { host, cookie } = ctx.headers;
  const language = pageLanguage({ url: ctx.url, host, cookie }, deps.czechHosts);
  const { locale } = language;
  const begun = cache.begin();
  const tags = collectTags();
  const read = contentReader(inProcessFetch(deps.listener(), tags.add), locale);
  const origin = new URL(publicUrl).origin;
  const lastChanges = () => {
    tags.add(DATED_RESOURCES);
    return deps.lastChanges();
  };
  const { type, text, saveAs } = await make({ read, locale, origin, now: now(), lastChanges });
  const headers = ['content-type', type, 'vary', 'accept-encoding, cookie'];
  if (saveAs) headers.push('content-disposition', `attachment; filename="${saveAs}"`);
  const response = { status: 200, headers, body: Buffer.from(text) };
  const key = pageKey(ctx.url, language);
  // A file that depends on no content is cheap to generate and isn't cached.
  const made = tags.all();
  if (key === null || made.length === 0) return cache.uncached(response);
  return cache.store(key, response, made, begun, pageAddress(ctx.url));
}
