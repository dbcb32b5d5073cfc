import { expect, it } from 'vitest';
import { LIMITS } from '../../api/contract/constants.ts';
import { newPlan, type Plan, planBody, plannedCount, plannedDays } from './plan.ts';
import { localTime } from './slotForm.ts';

const plan = (changes: Partial<Plan>): Plan => ({
  ...newPlan('7'),
  times: [{ from: '10:00', to: '10:30' }],
  ...changes,
});
const weekly = (from: string, until: string, weekdays: number[]): Plan =>
  plan({ mode: 'weekly', repeat: { from, until, weekdays } });

it('a repeat is the chosen days of each week, also where the clocks change', () => {
  const days = ['2026-10-18', '2026-10-24', '2026-10-25', '2026-10-31', '2026-11-01'];
  expect(plannedDays(weekly('2026-10-18', '2026-11-01', [6, 7]))).toEqual(days);
});

it('a repeat without a day of the week makes nothing', () => {
  expect(plannedDays(weekly('2026-10-18', '2026-11-01', []))).toEqual([]);
});

it('one day too many is left for the server to refuse', () => {
  const always = weekly('2026-01-01', '9999-12-31', [1, 2, 3, 4, 5, 6, 7]);
  expect(plannedDays(always)).toHaveLength(LIMITS.slotsAtOnce + 1);
});

it('there is a date for each time of each day; an unfinished time makes none', () => {
  const times = [
    { from: '10:00', to: '10:30' },
    { from: '10:30', to: '' },
    { from: '11:00', to: '11:30' },
  ];
  expect(plannedCount(plan({ days: ['2026-05-02', '2026-05-03'], times }))).toBe(4);
});

it('numbers are sent as numbers, and what isn’t one as it was typed', () => {
  const typed = { capacity: ' 12 ', price_difference: '1 290,50', place_cs: 'Sosnová' };
  const { fields } = newPlan('7');
  expect(planBody(plan({ fields: { ...fields, ...typed } }))).toMatchObject({
    product_id: 7,
    capacity: 12,
    price_difference: 1290.5,
    place_cs: 'Sosnová',
    times: [{ from: '10:00', to: '10:30' }],
  });
  expect(planBody(plan({ fields: { ...fields, capacity: 'many' } }))).toMatchObject({
    capacity: 'many',
    price_difference: 0,
  });
});

it.each([
  ['2026-07-01T08:00:00.000Z', '2026-07-01T10:00'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01T00:30'],
])('%s is %s in Prague', (moment, local) => {
  expect(localTime(moment)).toBe(local);
});
