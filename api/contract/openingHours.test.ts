import { expect, it } from 'vitest';
import { openingHours } from './openingHours.ts';

it('are those that the team entered, and none that are half entered', () => {
  const settings: Record<string, string> = {
    'footer.weekdays': 'Mon–Fri',
    'footer.weekdaysHours': '9:00–17:00',
    'footer.weekend': 'Sat–Sun',
  };
  expect(openingHours((key) => settings[key] ?? '')).toEqual([['Mon–Fri', '9:00–17:00']]);
  expect(openingHours(() => '')).toEqual([]);
});
