import { BANK_PAYMENT_DAYS } from './constants.ts';
import type { Locale } from './locales.ts';

const INVALID = { cs: 'Neplatné datum', en: 'Invalid date' };
const ZONE = 'Europe/Prague';
const DAY = 86_400_000;

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

/** A day in Prague, a hard space after each dot; 'Invalid date' for what is none. */
export const formatDate = (value: unknown, locale: Locale): string =>
  formatted(dayFormat, value, locale);

export const formatDateTime = (value: unknown, locale: Locale): string =>
  formatted(momentFormat, value, locale);

/** The day in Prague at a moment, as YYYY-MM-DD. */
export const pragueToday = (now: Date): string => isoFormat.format(now);

/** The moment so many times 24 hours before. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** The day, YYYY-MM-DD, by which a bank transfer of an order made then is due. */
export function bankPaymentDue(ordered: Date): string {
  return dayAfter(pragueToday(ordered), BANK_PAYMENT_DAYS);
}

/** The day, YYYY-MM-DD, so many days after another one. */
export const dayAfter = (day: string, days: number): string =>
  daysBefore(new Date(`${day}T00:00:00Z`), -days)
    .toISOString()
    .slice(0, 10);

function formatted(format: Intl.DateTimeFormat, value: unknown, locale: Locale): string {
  const moment = toMoment(value);
  return moment === null ? INVALID[locale] : format.format(moment).replace(/\. /g, '.\u00a0');
}

const ISO = /^(\d{4}-\d{2}-\d{2})(T.+)?$/;

function toMoment(value: unknown): Date | null {
  const moment = momentOf(value);
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment;
}

function momentOf(value: unknown): Date | null {
  if (value instanceof Date) return value;
  const [, day, time] = (typeof value === 'string' && ISO.exec(value)) || [];
  if (day === undefined) return null;
  return isIsoDate(day) ? new Date(`${day}${time ?? 'T00:00:00Z'}`) : null;
}

export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // The engine reads 30 February as 2 March; there is no such day.
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

const HOUR = 3_600_000;

/** Days of Prague, the one at `now` last; `since` is in a day, `until` isn't. */
export function pragueDays(now: Date, count: number) {
  const today = Date.parse(`${pragueToday(now)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) => {
    const day = today + (index - count + 1) * DAY;
    return { day: isoDay(day), since: midnight(day), until: midnight(day + DAY) };
  });
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** When a day begins in Prague, which is two hours before Greenwich in summer and one in winter. */
function midnight(inGreenwich: number): Date {
  const summer = new Date(inGreenwich - 2 * HOUR);
  return pragueToday(summer) === isoDay(inGreenwich) ? summer : new Date(inGreenwich - HOUR);
}
