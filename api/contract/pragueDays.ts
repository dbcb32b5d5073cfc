import { pragueToday } from './dates.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A day of Prague, YYYY-MM-DD, and the moments between which it lies: `since` is in it, `until` isn't. */
export interface PragueDay {
  day: string;
  since: Date;
  until: Date;
}

/** So many days of Prague, the one at `now` last. A day lasts 23 or 25 hours where the clocks change. */
export function pragueDays(now: Date, count: number): PragueDay[] {
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
