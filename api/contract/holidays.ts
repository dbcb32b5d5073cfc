import { dayAfter } from './dates.ts';

/** Public holidays of the Czech Republic with a fixed date, MM-DD (Act No. 245/2000 Coll., § 1 and 2). */
const FIXED: readonly string[] = [
  '01-01',
  '05-01',
  '05-08',
  '07-05',
  '07-06',
  '09-28',
  '10-28',
  '11-17',
  '12-24',
  '12-25',
  '12-26',
];

/** Offsets in days from Easter Sunday: Good Friday and Easter Monday. */
const WITH_EASTER: readonly number[] = [-2, 1];

const SATURDAY = 6;
const SUNDAY = 0;

/** Easter Sunday of a year in the Gregorian calendar, YYYY-MM-DD (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const counted = moon + weekday - 7 * late + 114;
  const month = Math.floor(counted / 31);
  const day = (counted % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Whether a day, YYYY-MM-DD, is a public holiday in the Czech Republic. */
export function isHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return WITH_EASTER.some((days) => dayAfter(easter, days) === day);
}

/** Whether a day, YYYY-MM-DD, is neither a Saturday, a Sunday nor a holiday. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(day);
}

/**
 * The last day of a period that would end on this day, YYYY-MM-DD: a Saturday, a Sunday or a holiday
 * moves it to the next working day (Civil Code, § 607).
 */
export function endOfPeriod(day: string): string {
  return isWorkingDay(day) ? day : endOfPeriod(dayAfter(day, 1));
}
