import { expect, it } from 'vitest';
import { slotsByDay, timesOf } from './slotDays.ts';

const slot = (starts_at: string) => ({ starts_at });

it('dates are grouped by their day in Prague, in the order of the list', () => {
  const slots = [
    slot('2026-06-30T21:59:00.000Z'),
    slot('2026-06-30T22:00:00.000Z'),
    slot('2026-07-01T08:00:00.000Z'),
    slot('2026-12-31T22:59:00.000Z'),
    slot('2026-12-31T23:00:00.000Z'),
  ];
  expect(slotsByDay(slots)).toEqual([
    { day: '2026-06-30', slots: [slots[0]] },
    { day: '2026-07-01', slots: [slots[1], slots[2]] },
    { day: '2026-12-31', slots: [slots[3]] },
    { day: '2027-01-01', slots: [slots[4]] },
  ]);
  expect(slotsByDay([])).toEqual([]);
});

it.each([
  ['2026-07-01T07:30:00.000Z', '2026-07-01T08:00:00.000Z', '09:30–10:00'],
  ['2026-12-01T07:30:00.000Z', '2026-12-01T16:00:00.000Z', '08:30–17:00'],
])('%s to %s is %s', (starts_at, ends_at, shown) => {
  expect(timesOf({ starts_at, ends_at })).toBe(shown);
});
