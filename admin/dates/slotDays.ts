import { pragueTime, pragueToday } from '../../api/contract/dates.ts';

interface Timed {
  starts_at: string;
  ends_at: string;
}

/** The day in Prague on which a date begins, as YYYY-MM-DD. */
export const dayOf = ({ starts_at }: Pick<Timed, 'starts_at'>): string =>
  pragueToday(new Date(starts_at));

/** A moment's time of day in Prague: 09:30. */
export const clockOf = (moment: string): string => pragueTime(new Date(moment)).slice(11);

/** From when until when a date lasts, in Prague: 09:30–10:00. */
export const timesOf = ({ starts_at, ends_at }: Timed): string =>
  `${clockOf(starts_at)}–${clockOf(ends_at)}`;

/** Dates by their day in Prague; both keep the order of the list. */
export function slotsByDay<T extends Pick<Timed, 'starts_at'>>(slots: readonly T[]) {
  const days = new Map<string, T[]>();
  for (const slot of slots) {
    const day = dayOf(slot);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
