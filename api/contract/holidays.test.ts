import { describe, expect, it } from 'vitest';
import { dayAfter } from './dates.ts';
import { easterSunday, endOfPeriod, isHoliday, isWorkingDay } from './holidays.ts';

/** Easter Sundays, from printed calendars. */
const EASTERS = [
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
  '2036-04-13',
  '2037-04-05',
];

it.each(EASTERS)('Easter Sunday is on %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

describe('a period that ends by its count', () => {
  it.each([
    ['on a Friday', '2026-03-20', '2026-03-20'],
    ['on a Saturday', '2026-03-21', '2026-03-23'],
    ['on a Sunday', '2026-03-22', '2026-03-23'],
    ['on Good Friday', '2026-04-03', '2026-04-07'],
    ['on Easter Monday', '2026-04-06', '2026-04-07'],
    ['on a holiday within a week', '2026-10-28', '2026-10-29'],
    ['on Christmas Eve before a weekend', '2026-12-24', '2026-12-28'],
    ['on New Year’s Day before a weekend', '2027-01-01', '2027-01-04'],
    ['on the first of two holidays', '2027-07-05', '2027-07-07'],
    ['on the last day of a leap February', '2028-02-29', '2028-02-29'],
  ])('%s (%s) ends on %s', (_when, day, end) => expect(endOfPeriod(day)).toBe(end));
});

it('has thirteen holidays in each of ten years', () => {
  for (const easter of EASTERS) {
    const year = easter.slice(0, 4);
    const days = daysFrom(`${year}-01-01`, `${year}-12-31`);
    expect(days.filter(isHoliday)).toHaveLength(13);
    expect(isHoliday(dayAfter(easter, -2)) && isHoliday(dayAfter(easter, 1))).toBe(true);
  }
});

it('ends on the first working day from the counted one, on every day of ten years', () => {
  const off = new Set(EASTERS.flatMap((easter) => holidaysOf(easter)));
  // Starts on a Thursday; the last periods may end in the next year.
  const days = daysFrom('2026-01-01', '2037-01-10');
  const isOff = (day: string, place: number) => [2, 3].includes(place % 7) || off.has(day);
  const counted = days.filter((day) => day < '2037');
  expect(counted.length).toBeGreaterThan(3_650);
  for (const [place, day] of counted.entries()) {
    const end = days.find((later, at) => at >= place && !isOff(later, at));
    expect([day, isWorkingDay(day), endOfPeriod(day)]).toEqual([day, !isOff(day, place), end]);
  }
});

function daysFrom(first: string, last: string): string[] {
  const days = [first];
  for (let day = first; day < last; ) {
    day = dayAfter(day, 1);
    days.push(day);
  }
  return days;
}

/** All holidays of the year of an Easter Sunday. */
function holidaysOf(easter: string): string[] {
  const year = easter.slice(0, 4);
  const fixed = '01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26'.split(' ');
  return [...fixed.map((day) => `${year}-${day}`), dayAfter(easter, -2), dayAfter(easter, 1)];
}
