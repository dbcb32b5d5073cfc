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

/**
 * What an order's item is called as its pieces are booked now: their dates may be others than the one that was
 * ordered, or cancelled. Where they are several, or some have none, each says of how many. What has no booking
 * any more is called as it was ordered.
 * @param dates when and where each piece with a booking takes place; null where a date is to be chosen
 */
export function itemNameNow(
  item: NamedItem,
  dates: readonly (string | null)[],
  locale: Locale,
): string {
  if (dates.length === 0) return itemName(item, locale);
  const known = [...new Set(dates.filter((date) => date !== null))];
  const texts = known.map((date) => {
    const count = dates.filter((other) => other === date).length;
    return count === dates.length ? date : `${count}× ${date}`;
  });
  return nameWithSlot(item[`name_${locale}`], texts.join('; '));
}

/** When and where a date takes place, in Prague's time. */
export const slotText = ({ starts_at }: Timed, place: string, locale: Locale): string =>
  [formatDateTime(starts_at, locale), place].filter((part) => part !== '').join(', ');

/** The same with its end, for changes of that alone. */
const slotTextToEnd = (
  { starts_at, ends_at }: Timed & { ends_at: string },
  place: string,
  locale: Locale,
): string => {
  const times = [starts_at, ends_at].map((moment) => formatDateTime(moment, locale));
  return [times.join(' – '), place].filter((part) => part !== '').join(', ');
};

interface Lasting extends Timed, Placed {
  ends_at: string;
}

/** When and where a date takes place, and what of that it was before, told apart by their ends where by no more. */
export function changedSlotTexts(
  now: Lasting,
  before: Lasting,
  locale: Locale,
): { date: string; former: string } {
  const textsBy = (text: typeof slotTextToEnd) => ({
    date: text(now, placeIn(now, locale), locale),
    former: text(before, placeIn(before, locale), locale),
  });
  const texts = textsBy(slotText);
  return texts.date === texts.former ? textsBy(slotTextToEnd) : texts;
}

/**
 * The price of a piece on a date, if it has one, in the unit of its parts; a discount never makes it
 * negative.
 */
export const slotPrice = (price: number, difference = 0): number => Math.max(0, price + difference);

interface Placed {
  place_en: string;
  place_cs: string;
}

/** Where a date takes place, in a language or else in the other. */
export const placeIn = ({ place_en, place_cs }: Placed, locale: Locale): string =>
  locale === 'cs' ? place_cs || place_en : place_en || place_cs;

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
