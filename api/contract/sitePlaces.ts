import type { Descriptor, Placed } from './descriptor.ts';
import { FALLBACK_LOCALE, LOCALES, type Locale } from './locales.ts';
import { CONTENT, type ContentPath, RESOURCES } from './resources.ts';
import { PREVIEW_PARAMETER } from './sitePaths.ts';

/** Resources whose records have a place on the site. */
export type PlacedResource = {
  [Path in ContentPath]: (typeof RESOURCES)[Path] extends { place: unknown } ? Path : never;
}[ContentPath];

/** Whether records of a resource have a place on the site. */
export const isPlaced = (path: string): path is PlacedResource =>
  CONTENT.some((resource) => resource.path === path && resource.place !== undefined);

/** The paths of the resources whose records have a place on the site. */
export const PLACED_RESOURCES = CONTENT.map(({ path }) => path).filter(isPlaced);

/** The URL of a record on the site; with a signed `preview` also for hidden records. */
export function siteAddress(
  resource: PlacedResource,
  record: Placed,
  locale: Locale,
  preview?: string,
): string | null {
  const { place: placeOf }: Descriptor = RESOURCES[resource];
  for (const language of [locale, FALLBACK_LOCALE, ...LOCALES]) {
    const place = placeOf?.(record, language);
    if (!place) continue;
    const search = new URLSearchParams(place.search);
    if (preview !== undefined) search.set(PREVIEW_PARAMETER, preview);
    search.set('lang', language);
    return `${place.path}?${search}${place.hash ?? ''}`;
  }
  return null;
}
