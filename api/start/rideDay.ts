import { dayAfter } from '../contract/dates.ts';

/** The first and the last day, in each year, on which the demo's team takes guests: from spring to autumn. */
const SEASON = ['03-01', '11-30'] as const;

/** How many days ahead the demo plans its rides. */
const PLANNED_DAYS = 45;

/**
 * The day of the demo's rides that is so many days ahead: one of the season, and no later than the last day
 * of the vouchers sold today, after which they would not be offered with it. Where fewer days than planned
 * are left, rides come closer together.
 * @param days from 1 to 45
 * @param voucherEnd its vouchers' last day
 */
export function rideDay(today: string, days: number, voucherEnd: string): string {
  const left = seasonDays(today, (day) => day <= voucherEnd);
  // On the vouchers' last day none is left: what follows is for other rides.
  const possible = left.length > 0 ? left : seasonDays(today, () => true);
  const index = Math.floor(((days - 1) * possible.length) / PLANNED_DAYS);
  return possible[index] ?? dayAfter(today, days);
}

/** The next days of the season after a day, as long as they suit. */
function seasonDays(today: string, suits: (day: string) => boolean): string[] {
  const found: string[] = [];
  for (let day = dayAfter(today, 1); found.length < PLANNED_DAYS && suits(day); ) {
    if (day.slice(5) >= SEASON[0] && day.slice(5) <= SEASON[1]) found.push(day);
    day = dayAfter(day, 1);
  }
  return found;
}
