import { isIsoDate } from './dates.ts';
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

export interface Scheduled {
  is_active: boolean;
  /** Absent in records without a schedule. */
  publish_at?: string | null;
  unpublish_at?: string | null;
  /** The first day, in Prague, on which a legal text is in force. */
  valid_from?: string;
}

/** The schedule entry that hides an active record from visitors now; null if it is visible. */
export function hiddenBySchedule(
  { publish_at, unpublish_at: until, valid_from: day }: Scheduled,
  now: Date,
) {
  const moment = now.toISOString();
  const from = day ? momentOf(`${day}T00:00`) : publish_at;
  if (from && from > moment) return { why: 'from', at: from } as const;
  return until && until <= moment ? ({ why: 'until', at: until } as const) : null;
}
