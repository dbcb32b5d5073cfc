import { isIsoDate } from '../../api/contract/dates.ts';
import { type Locale, localized } from '../../api/contract/locales.ts';
import { eventPage, hasPicture } from './calendar.ts';
import type { ShownEvent } from './eventQueries.ts';

/** A dated event for search engines, which require a real date; null without one. */
export function eventJsonLd(
  event: ShownEvent,
  locale: Locale,
  origin: string,
  sport?: string,
): object | null {
  const { date, translations } = event;
  if (!isIsoDate(date)) return null;
  const place = localized(translations, 'location', locale);
  return {
    '@type': 'SportsEvent',
    startDate: date,
    name: localized(translations, 'title', locale),
    description: localized(translations, 'description', locale) || undefined,
    sport,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place, address: place },
    image: hasPicture(event) ? new URL(event.image_path, origin).href : undefined,
    url: eventPage(event) || undefined,
  };
}
