import { DATE_CHANGE_DAYS, type SlotState } from './constants.ts';
import { dayAfter, formatDateTime, isIsoDate, pragueToday } from './dates.ts';
import type { Locale } from './locales.ts';
import type { MessageKey } from './messages/messages.ts';

interface Timed {
  starts_at: string;
}

/** A product's name with the date that was chosen: `Drift taxi (12. 4. 2026 10:00, Sosnová)`. */
export const nameWithSlot = (name: string, slot: string): string =>
  slot === '' ? name : `${name} (${slot})`;

interface NamedItem {
  name_en: string;
  name_cs: string;
  /** The date as it was ordered; '' or absent for none. */
  slot_en?: string;
  slot_cs?: string;
}

/** What an order's item is called: with the values of its variant and the date that was ordered. */
export const itemName = (item: NamedItem, locale: Locale): string =>
  nameWithSlot(item[`name_${locale}`], item[`slot_${locale}`] ?? '');

/** When and where a date takes place, in Prague's time. */
export const slotText = ({ starts_at }: Timed, place: string, locale: Locale): string =>
  [formatDateTime(starts_at, locale), place].filter((part) => part !== '').join(', ');

/**
 * The price of a piece on a date, if it has one, in the unit of its parts; a discount never makes it
 * negative.
 */
export const slotPrice = (price: number, difference = 0): number => Math.max(0, price + difference);

interface Offered extends Timed {
  state: SlotState;
  capacity: number;
  taken: number;
}

/** Whether places of a date may be booked: it isn't cancelled and hasn't begun. */
export const isOpen = ({ state, starts_at }: Timed & { state: SlotState }, now: Date): boolean =>
  state !== 'cancelled' && starts_at > now.toISOString();

/** The free places of a date; none once it has begun or was cancelled. */
export const placesLeft = (slot: Offered, now: Date): number =>
  isOpen(slot, now) ? slot.capacity - slot.taken : 0;

/** The last day, in Prague, on which a booking of this date may be moved. */
export const lastChangeDay = ({ starts_at }: Timed, days: number): string =>
  dayAfter(pragueToday(new Date(starts_at)), -days);

/** Whether a buyer may still give this date up for another one. */
export const mayMoveFrom = (slot: Timed, days: number, now: Date): boolean =>
  slot.starts_at > now.toISOString() && pragueToday(now) <= lastChangeDay(slot, days);

/** The number of days of the setting `date_change_days`; the default where it is no such number. */
export const changeDaysOf = (setting: string): number =>
  /^\d{1,3}$/.test(setting.trim()) ? Number(setting) : DATE_CHANGE_DAYS;

interface Repeated {
  from: string;
  until: string;
  /** 1 is Monday, 7 Sunday; none: every day. */
  weekdays?: readonly number[];
}

/** The days, as YYYY-MM-DD, from the first to the last that fall on one of the weekdays. */
export function repeatedDays({ from, until, weekdays = [] }: Repeated, most: number): string[] {
  const days: string[] = [];
  if (!isIsoDate(from) || !isIsoDate(until)) return days;
  for (let day = from; day <= until && days.length < most; day = dayAfter(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    if (weekdays.length === 0 || weekdays.includes(weekday)) days.push(day);
  }
  return days;
}

/** Whether a date comes after the last day of a voucher, in Prague; null: it doesn't end, or there is none. */
export const isAfterVoucher = ({ starts_at }: Timed, lastDay: string | null): boolean =>
  lastDay !== null && pragueToday(new Date(starts_at)) > lastDay;

interface Choice {
  /** The date that is given up; null where the booking has none. */
  from: Timed | null;
  to: Timed & { state: SlotState; price_difference: number };
  /** What was paid for the date above the product's price, in the unit of the difference. */
  paid: number;
  /** The last day of the voucher, in Prague; null where it doesn't end, or there is none. */
  valid_until: string | null;
}

/**
 * Why a buyer can't choose a date; null if it is possible. Dates that cost more than what was paid are
 * refused, since nothing more is charged; of one that costs less nothing is returned.
 */
export function choiceProblem(
  { from, to, paid, valid_until }: Choice,
  days: number,
  now: Date,
): MessageKey | null {
  if (from && !mayMoveFrom(from, days, now)) return 'slot.tooLate';
  if (!isOpen(to, now)) return 'slot.closed';
  if (to.price_difference > paid) return 'slot.dearer';
  return isAfterVoucher(to, valid_until) ? 'slot.afterVoucher' : null;
}
