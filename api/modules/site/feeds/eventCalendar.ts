import { dayAfter, isIsoDate } from '../../../contract/dates.ts';
import { type Locale, localized } from '../../../contract/locales.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import type { Event } from '../../../contract/types.ts';
import {
  calendarFile,
  compact,
  component,
  icsText,
  moment,
  type Property,
} from '../../../platform/icalendar.ts';

interface Calendar {
  name: string;
  locale: Locale;
  origin: string;
  now: Date;
  events: readonly Event[];
}

/**
 * Events as an iCalendar file (RFC 5545) for import or subscription; each takes its whole day.
 * Events without a valid date are left out.
 */
export function eventCalendar({ events, name, ...shared }: Calendar): string {
  const properties: Property[] = [
    ['X-WR-CALNAME', icsText(name)],
    ['X-WR-TIMEZONE', 'Europe/Prague'],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT12H'],
    ['X-PUBLISHED-TTL', 'PT12H'],
  ];
  return calendarFile(
    properties,
    events.filter(({ date }) => isIsoDate(date)).map((event) => entry(event, shared)),
  );
}

/** One event. Its UID never changes, so that calendars replace the earlier version. */
function entry(event: Event, { locale, origin, now }: Omit<Calendar, 'name' | 'events'>): string {
  const text = (field: 'title' | 'location' | 'description') =>
    icsText(localized(event.translations, field, locale));
  const properties: Property[] = [
    ['UID', `event-${event.id}@${new URL(origin).hostname}`],
    ['DTSTAMP', moment(now)],
    ['SEQUENCE', String(event.version - 1)],
    ['DTSTART;VALUE=DATE', compact(event.date)],
    ['DTEND;VALUE=DATE', compact(dayAfter(event.date, 1))],
    ['SUMMARY', text('title')],
    ['LOCATION', text('location')],
    ['DESCRIPTION', text('description')],
    ['URL', addressOf(event, locale, origin)],
    ['TRANSP', 'TRANSPARENT'],
  ];
  return component(
    'VEVENT',
    properties.filter(([, value]) => value !== ''),
  );
}

function addressOf({ event_url, event_type }: Event, locale: Locale, origin: string): string {
  if (URL.canParse(event_url)) return new URL(event_url).href;
  return `${origin}${sitePaths.events}?type=${event_type}&lang=${locale}`;
}
