import type { Locale } from '../../../api/contract/locales.ts';

const WEEKDAYS = {
  cs: new Intl.DateTimeFormat('cs-CZ', { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
};

/** The weekday of a day written YYYY-MM-DD. */
export const weekday = (day: string, locale: Locale): string =>
  WEEKDAYS[locale].format(new Date(`${day}T00:00:00Z`));

/** The day that a key leads to from another one, or from none; null for a key that leads nowhere. */
export function dayMoved(key: string, from: number | null, count: number): number | null {
  const last = count - 1;
  const here = from ?? last;
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: here - 1,
    ArrowDown: here - 1,
    ArrowRight: here + 1,
    ArrowUp: here + 1,
    PageDown: here - 7,
    PageUp: here + 7,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(last, Math.max(0, target));
}
