import { CACHE_BUSTERS } from '../contract/constants.ts';
import type { Locale } from '../contract/locales.ts';
import { PREVIEW_PARAMETER } from '../contract/sitePaths.ts';

const BUSTERS = new Set<string>(CACHE_BUSTERS);

/** Longer queries are nobody's ordinary reading; they are answered but not kept. */
const MAX_URL_LENGTH = 512;

/**
 * What an answer for visitors is kept under: the language and the address without the parameters
 * that only bust caches. null when the address is not worth keeping or shows
 * what is not public.
 */
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
