import { dayAfter, isIsoDate } from '../../../contract/dates.ts';
import { type Locale, localized } from '../../../contract/locales.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import type { Event } from '../../../contract/types.ts';

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
    ['VERSION', '2.0'],
    ['PRODID', '-//Paddock//Events//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', icsText(name)],
    ['X-WR-TIMEZONE', 'Europe/Prague'],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT12H'],
    ['X-PUBLISHED-TTL', 'PT12H'],
  ];
  return component(
    'VCALENDAR',
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
    ['DTSTAMP', `${compact(now.toISOString().slice(0, 19))}Z`],
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

const compact = (iso: string): string => iso.replace(/[-:]/g, '');

/** A property: its name with parameters, and its value as it is written. */
type Property = readonly [name: string, value: string];

/** Maximum octets per line, without the line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Escapes a text for a property's value (RFC 5545, 3.3.11). */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** A component, e.g. VEVENT, with its properties and inner components; lines are folded. */
export const component = (
  name: string,
  properties: readonly Property[],
  inner: readonly string[] = [],
): string =>
  [
    `BEGIN:${name}\r\n`,
    ...properties.map(([property, value]) => folded(`${property}:${value}`)),
    ...inner,
    `END:${name}\r\n`,
  ].join('');

/** A line folded at 75 octets, never within a character. */
function folded(line: string): string {
  let written = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      written += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    written += character;
    room -= octets;
  }
  return `${written}\r\n`;
}
