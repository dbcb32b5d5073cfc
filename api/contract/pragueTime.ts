import { dayAfter, isIsoDate, pragueToday } from './dates.ts';
import { HOUR_MS } from './durations.ts';

const inPrague = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Local time in Prague: `2026-12-03T18:00`. */
export const pragueTime = (moment: Date): string =>
  inPrague.format(moment).replace(' ', 'T').slice(0, 16);

const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Parses a point in time into ISO 8601 in UTC; null if it is invalid. A text without a zone is local
 * time in Prague: the first of a repeated hour in autumn, one hour later in the skipped hour in spring.
 */
export function momentOf(value: unknown): string | null {
  const [, day, minute, rest = '', zone] =
    (typeof value === 'string' && TIME.exec(value.trim())) || [];
  if (day === undefined || !isIsoDate(day)) return null;
  const moment = new Date(`${day}T${minute}${rest}${zone ?? 'Z'}`);
  if (Number.isNaN(moment.getTime())) return null;
  if (zone !== undefined) return moment.toISOString();
  // Prague is UTC+2 in summer and UTC+1 in winter.
  const summer = new Date(moment.getTime() - 2 * HOUR_MS);
  const isSummer = pragueTime(summer) === `${day}T${minute}`;
  return (isSummer ? summer : new Date(moment.getTime() - HOUR_MS)).toISOString();
}

/** Whether a text is local time in Prague that its clocks skip in spring. */
export function isSkipped(value: unknown): boolean {
  const [, day, minute, , zone] = (typeof value === 'string' && TIME.exec(value.trim())) || [];
  const moment = zone === undefined ? momentOf(value) : null;
  return moment !== null && pragueTime(new Date(moment)) !== `${day}T${minute}`;
}

/** Midnight in Prague with which a day (YYYY-MM-DD) begins. */
export const pragueMidnight = (day: string): Date => new Date(momentOf(`${day}T00:00`) ?? '');

/** The last `count` days in Prague up to `now`; `since` is inclusive, `until` exclusive. */
export const pragueDays = (now: Date, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = dayAfter(pragueToday(now), index - count + 1);
    return { day, since: pragueMidnight(day), until: pragueMidnight(dayAfter(day, 1)) };
  });
