import { expect, it } from 'vitest';
import { byYear, lastMilestones } from './achievements.ts';

const milestone = (year: number, display_order = 0) => ({ year, display_order });
const told = [milestone(2024), milestone(2017), milestone(2026), milestone(2025), milestone(2019)];
const years = (list: readonly { year: number }[]) => list.map(({ year }) => year);

it('tells the story from its beginning', () => {
  expect(years(byYear(told))).toEqual([2017, 2019, 2024, 2025, 2026]);
});

it('shows the last three on home, the latest at the end', () => {
  expect(years(lastMilestones(told))).toEqual([2024, 2025, 2026]);
  expect(years(lastMilestones([milestone(2017)]))).toEqual([2017]);
});

it('keeps the display order within a year', () => {
  const sorted = byYear([milestone(2025, 2), milestone(2025, 1)]);
  expect(sorted.map(({ display_order }) => display_order)).toEqual([1, 2]);
});

it('leaves the list that it was given as it was', () => {
  const given = [milestone(2026), milestone(2017)];
  byYear(given);
  expect(years(given)).toEqual([2026, 2017]);
});
