import { dayAfter, pragueToday } from '../../../contract/dates.ts';

/** For how many days, weeks and months the newest snapshot of each is kept. */
const KEPT_SNAPSHOTS = { days: 7, weeks: 4, months: 12 } as const;

/**
 * The snapshots to keep. Only days, weeks and months with a snapshot count, so that a long pause
 * removes none.
 */
export function keptSnapshots<Snapshot extends { at: Date }>(
  snapshots: readonly Snapshot[],
): Set<Snapshot> {
  const newestFirst = [...snapshots].sort((one, other) => other.at.getTime() - one.at.getTime());
  const kept = new Set<Snapshot>();
  for (const [unit, most] of Object.entries(KEPT_SNAPSHOTS)) {
    const newest = new Map<string, Snapshot>();
    for (const snapshot of newestFirst) {
      const period = PERIODS[unit as keyof typeof PERIODS](pragueToday(snapshot.at));
      if (!newest.has(period)) newest.set(period, snapshot);
    }
    for (const snapshot of [...newest.values()].slice(0, most)) kept.add(snapshot);
  }
  return kept;
}

/** The period of a day (YYYY-MM-DD); a week is identified by its Monday. */
const PERIODS: Record<keyof typeof KEPT_SNAPSHOTS, (day: string) => string> = {
  days: (day) => day,
  weeks(day) {
    const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
    return dayAfter(day, -sinceMonday);
  },
  months: (day) => day.slice(0, 7),
};
