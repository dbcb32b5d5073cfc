import type { Locale } from '../../api/contract/locales.ts';

const FORMATS = {
  cs: new Intl.RelativeTimeFormat('cs', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a moment was: `5 minutes ago`, `včera`. What is yet to come counts as now. */
export function ago(moment: string, now: Date, locale: Locale): string {
  const past = Math.max(0, now.getTime() - Date.parse(moment));
  const format = FORMATS[locale];
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour');
  return format.format(-Math.floor(past / DAY), 'day');
}

/** How far off a day is, both written YYYY-MM-DD: `today`, `za 5 dní`. */
export const daysUntil = (day: string, today: string, locale: Locale): string =>
  FORMATS[locale].format(Math.round((Date.parse(day) - Date.parse(today)) / DAY), 'day');
