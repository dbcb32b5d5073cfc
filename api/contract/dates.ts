import { BANK_PAYMENT_DAYS } from './constants.ts';
import { DAY_MS } from './durations.ts';
import type { Locale } from './locales.ts';

const INVALID = { cs: 'Neplatné datum', en: 'Invalid date' };
const ZONE = 'Europe/Prague';

const dayFormat = new Intl.DateTimeFormat('cs-CZ', { timeZone: ZONE });
const momentFormat = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});
const isoFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A date in Prague with no-break spaces after the dots; 'Invalid date' for an invalid value. */
export const formatDate = (value: unknown, locale: Locale): string =>
  formatted(dayFormat, value, locale);

/** A date and time in Prague, formatted like `formatDate`. */
export const formatDateTime = (value: unknown, locale: Locale): string =>
  formatted(momentFormat, value, locale);

/** The date in Prague at the given time, as YYYY-MM-DD. */
export const pragueToday = (now: Date): string => isoFormat.format(now);

/** The time that many days of 24 hours earlier. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);

/** Due date of a bank transfer for an order placed at this time, as YYYY-MM-DD. */
export function bankPaymentDue(ordered: Date): string {
  return dayAfter(pragueToday(ordered), BANK_PAYMENT_DAYS);
}

/** The date that many days after another one, both as YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  daysBefore(new Date(`${day}T00:00:00Z`), -days)
    .toISOString()
    .slice(0, 10);

function formatted(format: Intl.DateTimeFormat, value: unknown, locale: Locale): string {
  const date = readDate(value);
  if (Number.isNaN(date.getTime())) return INVALID[locale];
  return format.format(date).replace(/\. /g, '.\u00a0');
}

const ISO = /^(\d{4}-\d{2}-\d{2})(T.+)?$/;

/** A `Date` as it is, or an ISO date with or without a time; an invalid date for anything else. */
function readDate(value: unknown): Date {
  if (value instanceof Date) return value;
  const [, day = '', time = 'T00:00:00Z'] = (typeof value === 'string' && ISO.exec(value)) || [];
  return new Date(isIsoDate(day) ? `${day}${time}` : Number.NaN);
}

/** Whether a text is an existing date, YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // JavaScript parses 30 February as 2 March.
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
