import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { dayAfter } from '../contract/dates.ts';
import { resolveRelativeDates } from './relativeDates.ts';

const DAYS_OF_A_YEAR = Array.from({ length: 366 }, (_, index) => dayAfter('2027-04-01', index));

it('is the day as it is, where the season lasts that long', () => {
  expect(resolveRelativeDates('@ride+12', '2026-05-01')).toBe('2026-05-13');
  expect(resolveRelativeDates('{{ride+27|cs}}', '2026-05-01')).toBe('28. května 2026');
});

it.each([
  ['2026-11-28', ['2027-03-07', '2027-03-17', '2027-03-27']],
  ['2027-01-15', ['2027-03-08', '2027-03-18', '2027-03-27']],
])('on %s it waits for spring, before the vouchers end', (today, days) => {
  const resolved = resolveRelativeDates(['@ride+12', '@ride+26', '@ride+40'], today);
  expect(resolved).toEqual(days);
});

it('the demo’s rides always come from spring to autumn, with a voucher that is sold that day', async () => {
  const file = new URL('../../db/demo/season/dates.json', import.meta.url);
  const series: { product: string; days: string[] }[] = JSON.parse(await readFile(file, 'utf8'));
  const tokens = series.flatMap(({ days }) => days);
  expect(tokens.length).toBeGreaterThan(4);
  const wrong = DAYS_OF_A_YEAR.flatMap((today) => {
    const days = resolveRelativeDates(tokens, today) as string[];
    const end = String(resolveRelativeDates('@voucher', today));
    const isWrong = (day: string) =>
      day <= today || day.slice(5) < '03-01' || day.slice(5) > '11-30';
    // On their last day itself, no ride to come is before it.
    const isLate = (day: string) => today < end && day > end;
    return days.filter((day) => isWrong(day) || isLate(day)).map((day) => [today, day]);
  });
  expect(wrong).toEqual([]);
});
