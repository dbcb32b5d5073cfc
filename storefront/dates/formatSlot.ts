import { formatClock, formatDate } from '../../api/contract/dates.ts';
import type { Locale } from '../../api/contract/locales.ts';

interface Timed {
  starts_at: string;
  ends_at: string;
}

const ZONE = 'Europe/Prague';

const WEEKDAYS = {
  en: new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, weekday: 'long' }),
  cs: new Intl.DateTimeFormat('cs-CZ', { timeZone: ZONE, weekday: 'long' }),
};

/** `Saturday 12. 4. 2026`, in Prague; a line may end after the weekday only. */
export const slotDay = ({ starts_at }: Timed, locale: Locale): string =>
  `${WEEKDAYS[locale].format(new Date(starts_at))} ${formatDate(starts_at, locale)}`;

/** Keeps both times on one line, where a dash alone could end it. */
const NO_BREAK = '\u2060';

/** `10:00–11:00`, in Prague. */
export const slotHours = ({ starts_at, ends_at }: Timed): string =>
  [starts_at, ends_at].map((time) => formatClock(new Date(time))).join(`${NO_BREAK}–${NO_BREAK}`);

/** Day and hours, which stay on one line. */
export const slotWhen = (slot: Timed, locale: Locale): string =>
  `${slotDay(slot, locale)}, ${slotHours(slot)}`;

/** Dates by the day on which they begin, in their order. */
export function byDay<Slot extends Timed>(
  slots: readonly Slot[],
  locale: Locale,
): [string, Slot[]][] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = slotDay(slot, locale);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}
