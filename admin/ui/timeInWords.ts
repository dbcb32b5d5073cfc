import type { Locale } from '../../api/contract/locales.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units, largest first, with their length in milliseconds. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const FORMATS = {
  cs: new Intl.RelativeTimeFormat('cs', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
};

/** Time elapsed since an ISO-8601 moment, in whole units; 'now' below a minute and for the future. */
export function relativeTime(moment: string, now: Date, locale: Locale): string {
  const passed = now.getTime() - Date.parse(moment);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? [];
  return unit
    ? FORMATS[locale].format(-Math.floor(passed / length), unit)
    : FORMATS[locale].format(0, 'second');
}

/** Days between two dates written YYYY-MM-DD: `today`, `za 5 dní`. */
export const daysUntil = (day: string, today: string, locale: Locale): string =>
  FORMATS[locale].format(Math.round((Date.parse(day) - Date.parse(today)) / DAY), 'day');
const WEEKDAYS = {
  cs: new Intl.DateTimeFormat('cs-CZ', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
};

/** The weekday of a date written YYYY-MM-DD. */
export const weekday = (day: string, locale: Locale): string =>
  WEEKDAYS[locale].format(new Date(`${day}T00:00:00Z`));
