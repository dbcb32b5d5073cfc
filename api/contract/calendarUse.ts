// Apart from the other rules of dates, which pages of products load.

import type { BookingState, SlotState } from './constants.ts';

interface Booked {
  state: BookingState;
  /** Null or absent where its date was deleted, or none was chosen yet. */
  slot?: { state: SlotState } | null | undefined;
}

/** Whether a piece has its date, which takes place. */
export const holdsDate = ({ state, slot }: Booked): boolean =>
  state === 'booked' && slot?.state !== 'cancelled';

/**
 * What the calendar file of bookings does, for a link to it: it adds those that hold their dates, and takes the
 * others out. Undefined where it has no entries.
 */
export function calendarUse(bookings: readonly Booked[]): 'add' | 'update' | 'remove' | undefined {
  const dated = bookings.filter(({ slot }) => slot);
  if (dated.length === 0) return undefined;
  if (dated.every(holdsDate)) return 'add';
  return dated.some(holdsDate) ? 'update' : 'remove';
}
