import { describe, expect, it } from 'vitest';
import { hiddenBySchedule } from './schedule.ts';

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
