import type { EventType } from './constants.ts';
import { FALLBACK_LOCALE, LOCALES, type Locale, type PerLocale } from './locales.ts';
import { PREVIEW_PARAMETER, sitePaths } from './sitePaths.ts';

/** The resources whose records have a place on the site, by their paths below `/api`. */
export const PLACED_RESOURCES = [
  'team-members',
  'cars',
  'events',
  'gallery',
  'sponsors',
  'products',
  'achievements',
  'achievement-stats',
  'blog',
] as const;

export type PlacedResource = (typeof PLACED_RESOURCES)[number];

export const isPlaced = (resource: string): resource is PlacedResource =>
  PLACED_RESOURCES.some((placed) => placed === resource);

/** What a record's address may be made of. */
export interface Placed {
  id: number | string;
  slug?: string;
  /** Of posts, one per language. */
  slugs?: PerLocale<string>;
  event_type?: EventType;
}

/** The header by which that page's calls to the API carry it on. */
export const PREVIEW_HEADER = 'x-preview';

/**
 * Where the site shows a record, in a language: its own page or the section of a page; in the other
 * language if it has no address in this one, and null if it has none at all.
 * @param preview a signed text that shows the record although it is hidden
 */
export function siteAddress(
  resource: PlacedResource,
  record: Placed,
  locale: Locale,
  preview?: string,
): string | null {
  const language = resource === 'blog' ? languageOf(record, locale) : locale;
  const place = language && placeOf(resource, record, language);
  if (!place) return null;
  const search = new URLSearchParams(place.search);
  if (preview !== undefined) search.set(PREVIEW_PARAMETER, preview);
  search.set('lang', language);
  return `${place.path}?${search}${place.hash ?? ''}`;
}

interface Place {
  path: string;
  search?: Record<string, string>;
  hash?: string;
}

/** Lists that show some records alone have a page that shows all. */
function placeOf(resource: PlacedResource, record: Placed, locale: Locale): Place | null {
  const { slug = '', slugs, event_type } = record;
  switch (resource) {
    case 'team-members':
      return { path: sitePaths.home, hash: '#team' };
    case 'sponsors':
      return { path: sitePaths.home, hash: '#sponsors' };
    case 'events':
      return { path: sitePaths.events, ...(event_type && { search: { type: event_type } }) };
    case 'gallery':
      return { path: sitePaths.gallery };
    case 'achievements':
    case 'achievement-stats':
      return { path: sitePaths.achievements };
    case 'cars':
      return slug === '' ? null : { path: sitePaths.car(slug) };
    case 'products':
      return slug === '' ? null : { path: sitePaths.product(slug) };
    case 'blog':
      return { path: sitePaths.post(slugs?.[locale] ?? '') };
  }
}

/** The language in which a post can be read, the asked one first. */
const languageOf = ({ slugs }: Placed, locale: Locale): Locale | undefined =>
  [locale, FALLBACK_LOCALE, ...LOCALES].find((language) => slugs?.[language]);
