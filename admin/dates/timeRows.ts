/** The time of a date in a day, as HH:MM in Prague. */
export interface Time {
  from: string;
  to: string;
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a time ends later than it begins. */
export const isTime = ({ from, to }: Time): boolean =>
  CLOCK.test(from) && CLOCK.test(to) && from < to;

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A further time: begins where the last one ends and lasts as long; empty where the day is over by then. */
export function nextTime(times: readonly Time[]): Time {
  const last = times.at(-1);
  if (!last || !isTime(last)) return NO_TIME;
  const from = minutesOf(last.to);
  const to = 2 * from - minutesOf(last.from);
  return to < 24 * 60 ? { from: last.to, to: clockOf(to) } : NO_TIME;
}

export const NO_TIME: Time = { from: '', to: '' };
