import { describe, expect, it } from 'vitest';
import { hiddenBySchedule, momentOf, pragueTime } from './schedule.ts';

describe('a text’s point in time', () => {
  it.each([
    ['2026-12-03T18:00', '2026-12-03T17:00:00.000Z'],
    ['2026-07-03T18:00', '2026-07-03T16:00:00.000Z'],
    [' 2026-12-03 00:30:15 ', '2026-12-02T23:30:15.000Z'],
    ['2026-12-03T17:00:00.000Z', '2026-12-03T17:00:00.000Z'],
    ['2026-12-03T12:00-05:00', '2026-12-03T17:00:00.000Z'],
    // Clocks go from 2:00 to 3:00, and in autumn from 3:00 to 2:00.
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%j is %s', (text, moment) => {
    expect(momentOf(text)).toBe(moment);
  });

  it.each([
    '',
    'soon',
    '2026-12-03',
    '2026-02-30T10:00',
    '2026-12-03T24:01',
    '2026-12-03T10:60',
    5,
  ])('%j is none', (text) => {
    expect(momentOf(text)).toBeNull();
  });

  it.each(['2026-12-03T18:00', '2026-07-03T00:00', '2026-10-25T02:30'])(
    '%s is shown again as it was meant',
    (time) => {
      expect(pragueTime(new Date(momentOf(time) ?? ''))).toBe(time);
    },
  );
});

describe('an active record', () => {
  const now = new Date('2026-12-03T17:00:00.000Z');
  it.each([
    [null, null, null],
    ['2026-12-03T17:00:00.000Z', null, null],
    ['2026-12-03T17:00:00.001Z', null, 'from'],
    [null, '2026-12-03T17:00:00.001Z', null],
    [null, '2026-12-03T17:00:00.000Z', 'until'],
    ['2026-12-01T17:00:00.000Z', '2026-12-02T17:00:00.000Z', 'until'],
  ])('from %s until %s is off line because of %s', (publish_at, unpublish_at, why) => {
    expect(hiddenBySchedule({ is_active: true, publish_at, unpublish_at }, now)?.why ?? null).toBe(
      why,
    );
  });
});
