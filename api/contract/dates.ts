import { BANK_PAYMENT_DAYS } from './constants.ts';
import { DAY_MS } from './durations.ts';
import type { Locale } from './locales.ts';

const INVALID = { cs: 'Neplatné datum', en: 'Invalid date' };

/** Swedish is written in ISO's form in every browser; Canadian English, known for it too, isn't any more. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A date in Prague, the Czech way in both languages, on one line; 'Invalid date' for an invalid value. */
export const formatDate = (value: unknown, locale: Locale): string =>
  formatted(value, locale, czechDay);

/** A date and time in Prague, formatted like `formatDate`. */
export const formatDateTime = (value: unknown, locale: Locale): string =>
  formatted(value, locale, (date) => `${czechDay(date)} ${formatClock(date)}`);

/** `9:05`, in Prague. */
export const formatClock = (moment: Date): string => pragueTime(moment).slice(11).replace(/^0/, '');

/** Local time in Prague: `2026-12-03T18:00`. */
export const pragueTime = (moment: Date): string => clock.format(moment).replace(' ', 'T');

/** The date in Prague at the given time, as YYYY-MM-DD. */
export const pragueToday = (now: Date): string => pragueTime(now).slice(0, 10);

/** The time that many days of 24 hours earlier. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);

/** Due date of a bank transfer for an order placed at this time, as YYYY-MM-DD. */
export function bankPaymentDue(ordered: Date): string {
  return dayAfter(pragueToday(ordered), BANK_PAYMENT_DAYS);
}

/** The date that many days after another one, both as YYYY-MM-DD, which is read as midnight in UTC. */
export const dayAfter = (day: string, days: number): string =>
  dayInUtc(daysBefore(new Date(day), -days));

const dayInUtc = (moment: Date): string => moment.toISOString().slice(0, 10);

const isInvalid = (date: Date): boolean => Number.isNaN(date.getTime());

function czechDay(date: Date): string {
  const [year, month, day] = pragueToday(date).split('-');
  return `${Number(day)}.\u00a0${Number(month)}.\u00a0${year}`;
}

function formatted(value: unknown, locale: Locale, write: (date: Date) => string): string {
  const date = readDate(value);
  return isInvalid(date) ? INVALID[locale] : write(date);
}

/** A `Date` as it is, or an ISO date with or without a time; an invalid date for anything else. */
function readDate(value: unknown): Date {
  if (value instanceof Date) return value;
  const text = typeof value === 'string' ? value : '';
  const isWhole = isIsoDate(text.slice(0, 10)) && /^(T.+)?$/.test(text.slice(10));
  return new Date(isWhole ? text : Number.NaN);
}

/** Whether a text is an existing date, YYYY-MM-DD. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(text);
  // JavaScript parses 30 February as 2 March.
  return !isInvalid(midnight) && dayInUtc(midnight) === text;
}
