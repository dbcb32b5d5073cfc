import type { Locale } from '../../api/contract/locales.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units from the largest, each with its length in milliseconds. */
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

/** How long ago a moment, in ISO-8601, was: 'před 5 minutami', 'yesterday'; 'now' below a minute. */
export function relativeTime(at: string, now: Date, locale: Locale): string {
  const passed = now.getTime() - Date.parse(at);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? (['second', SECOND] as const);
  return FORMATS[locale].format(unit === 'second' ? 0 : -Math.round(passed / length), unit);
}
