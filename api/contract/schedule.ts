import { isIsoDate } from './dates.ts';

const HOUR = 3_600_000;

const inPrague = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment as the day and time that clocks in Prague show: `2026-12-03T18:00`. */
export const pragueTime = (moment: Date): string =>
  inPrague.format(moment).replace(' ', 'T').slice(0, 16);

const TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * A text's point in time as it is stored, ISO 8601 in UTC; null when it is none. Without a zone it is
 * meant in Prague: the earlier one of an hour that comes twice, an hour later in one that is left out.
 */
export function momentOf(value: unknown): string | null {
  const [, day, minute, rest = '', zone] =
    (typeof value === 'string' && TIME.exec(value.trim())) || [];
  if (day === undefined || !isIsoDate(day)) return null;
  const moment = new Date(`${day}T${minute}${rest}${zone ?? 'Z'}`);
  if (Number.isNaN(moment.getTime())) return null;
  if (zone !== undefined) return moment.toISOString();
  // Prague is two hours before Greenwich in summer and one in winter.
  const summer = new Date(moment.getTime() - 2 * HOUR);
  const isSummer = pragueTime(summer) === `${day}T${minute}`;
  return (isSummer ? summer : new Date(moment.getTime() - HOUR)).toISOString();
}

export interface Scheduled {
  is_active: boolean;
  /** Absent in records that go on line and off by hand only. */
  publish_at?: string | null;
  unpublish_at?: string | null;
  /** The day, beginning in Prague, from which a legal text holds. */
  valid_from?: string;
}

/** The moment because of which visitors don't see an active record now; null for one that they see. */
export function offLine(
  { publish_at, unpublish_at: until, valid_from: day }: Scheduled,
  now: Date,
) {
  const moment = now.toISOString();
  const from = day ? momentOf(`${day}T00:00`) : publish_at;
  if (from && from > moment) return { why: 'from', at: from } as const;
  return until && until <= moment ? ({ why: 'until', at: until } as const) : null;
}
