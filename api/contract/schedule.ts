import { momentOf } from './pragueTime.ts';

export interface Scheduled {
  is_active: boolean;
  /** Absent in records without a schedule. */
  publish_at?: string | null;
  unpublish_at?: string | null;
  /** The first day, in Prague, on which a legal text is in force. */
  valid_from?: string;
}

/** The schedule entry that hides an active record from visitors now; null if it is visible. */
export function hiddenBySchedule(
  { publish_at, unpublish_at: until, valid_from: day }: Scheduled,
  now: Date,
) {
  const moment = now.toISOString();
  const from = day ? momentOf(`${day}T00:00`) : publish_at;
  if (from && from > moment) return { why: 'from', at: from } as const;
  return until && until <= moment ? ({ why: 'until', at: until } as const) : null;
}
