import { dayAfter, isIsoDate, pragueTime, pragueToday } from './dates.ts';
import { HOUR_MS } from './durations.ts';

const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/;

/** A text's time, and whether it has no zone: the time is then what the clock shows, as if in UTC. */
function readTime(value: unknown): { time: Date; isLocal: boolean } | null {
  const [, day = '', clock, zone] = (typeof value === 'string' && TIME.exec(value.trim())) || [];
  if (!isIsoDate(day)) return null;
  const time = new Date(`${day}T${clock}${zone ?? 'Z'}`);
  return Number.isNaN(time.getTime()) ? null : { time, isLocal: zone === undefined };
}

/** Whether the clocks of Prague show this time, given as if in UTC, at a moment. */
const isShownAt = (moment: Date, clock: Date): boolean =>
  pragueTime(moment) === clock.toISOString().slice(0, 16);

/** The moment at which the clocks of Prague show this time: UTC+2 in summer and UTC+1 in winter. */
function momentInPrague(clock: Date): Date {
  const summer = new Date(clock.getTime() - 2 * HOUR_MS);
  return isShownAt(summer, clock) ? summer : new Date(clock.getTime() - HOUR_MS);
}

/**
 * Parses a point in time into ISO 8601 in UTC; null if it is invalid. A text without a zone is local
 * time in Prague: the first of a repeated hour in autumn, one hour later in the skipped hour in spring.
 */
export function momentOf(value: unknown): string | null {
  const read = readTime(value);
  if (read === null) return null;
  return (read.isLocal ? momentInPrague(read.time) : read.time).toISOString();
}

/** Whether a text is local time in Prague that its clocks skip in spring. */
export function isSkipped(value: unknown): boolean {
  const read = readTime(value);
  return read?.isLocal === true && !isShownAt(momentInPrague(read.time), read.time);
}

/** Midnight in Prague with which a day (YYYY-MM-DD) begins. */
export const pragueMidnight = (day: string): Date => new Date(momentOf(`${day}T00:00`) ?? '');

/** The last `count` days in Prague up to `now`; `since` is inclusive, `until` exclusive. */
export const pragueDays = (now: Date, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = dayAfter(pragueToday(now), index - count + 1);
    return { day, since: pragueMidnight(day), until: pragueMidnight(dayAfter(day, 1)) };
  });
