import { expect, it } from 'vitest';
import { isTime, nextTime } from './timeRows.ts';

it.each([
  [{ from: '09:00', to: '09:30' }, true],
  [{ from: '09:30', to: '09:30' }, false],
  [{ from: '22:00', to: '01:00' }, false],
  [{ from: '', to: '09:30' }, false],
  [{ from: '9:00', to: '24:00' }, false],
])('%j is a time: %s', (time, isOne) => {
  expect(isTime(time)).toBe(isOne);
});

it.each([
  [
    { from: '09:00', to: '09:45' },
    { from: '09:45', to: '10:30' },
  ],
  [
    { from: '22:00', to: '23:30' },
    { from: '', to: '' },
  ],
  [
    { from: '09:00', to: '' },
    { from: '', to: '' },
  ],
])('after %j comes %j', (last, next) => {
  expect(nextTime([{ from: '07:00', to: '08:00' }, last])).toEqual(next);
});
