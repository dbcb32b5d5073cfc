import { dayAfter } from '../contract/dates.ts';
import { isLocale, type Locale } from '../contract/locales.ts';
import { rideDay } from './rideDay.ts';

/** A placeholder that is not known; the message is the placeholder. */
export class UnknownToken extends Error {
  override name = 'UnknownToken';
}

/**
 * Resolves the relative dates of demo content, so that its season is always current. A whole value
 * `@today±n` (days), `@ride+n` (a day on which guests are driven) and `@voucher` become YYYY-MM-DD and
 * `@year±n` a number; texts may contain `{{year±n}}`, `{{date±n|cs}}`, `{{ride+n|cs}}` and
 * `{{voucher|cs}}`; the default language is English.
 * @param today the day in Prague, YYYY-MM-DD
 * @throws UnknownToken
 */
export function resolveRelativeDates(value: unknown, today: string): unknown {
  if (typeof value === 'string') return resolveText(value, today);
  if (Array.isArray(value)) return value.map((item) => resolveRelativeDates(item, today));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, resolveRelativeDates(item, today)]),
  );
}

const WHOLE = /^@(today|ride|year|voucher)([+-]\d+)?$/;
const INSIDE = /\{\{([^{}]*)\}\}/g;
const INSIDE_PARTS = /^(year|date|ride|voucher)([+-]\d+)?(?:\|(\w+))?$/;

function resolveText(text: string, today: string): string | number {
  const [, word, shift = '0'] = WHOLE.exec(text) ?? [];
  if (word === 'today') return dayAfter(today, Number(shift));
  if (word === 'ride') return rideDay(today, Number(shift), voucherEnd(today));
  if (word === 'year') return yearOf(today) + Number(shift);
  if (word === 'voucher') return voucherEnd(today);
  return text.replace(INSIDE, (token, inner: string) => {
    const [, name, days = '0', language = 'en'] = INSIDE_PARTS.exec(inner) ?? [];
    if (!isLocale(language)) throw new UnknownToken(token);
    if (name === 'year') return String(yearOf(today) + Number(days));
    if (name === 'date') return written(dayAfter(today, Number(days)), language);
    if (name === 'ride') {
      return written(rideDay(today, Number(days), voucherEnd(today)), language);
    }
    if (name === 'voucher') return written(voucherEnd(today), language);
    throw new UnknownToken(token);
  });
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The demo's vouchers are valid until 31 March 2026, and later until the next 31 March. */
function voucherEnd(today: string): string {
  const first = '2026-03-31';
  if (today <= first) return first;
  const ofThisYear = `${today.slice(0, 4)}-03-31`;
  return today <= ofThisYear ? ofThisYear : `${yearOf(today) + 1}-03-31`;
}

const FORMATS = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  cs: new Intl.DateTimeFormat('cs-CZ', { dateStyle: 'long', timeZone: 'UTC' }),
};

const written = (day: string, language: Locale) =>
  FORMATS[language].format(new Date(`${day}T00:00:00Z`)).replaceAll('\u00a0', ' ');
