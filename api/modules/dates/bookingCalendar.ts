import type { Booking, Slot } from '../../../db/models/slot.ts';
import type { Locale } from '../../contract/locales.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import {
  calendarFile,
  component,
  icsText,
  moment,
  type Property,
} from '../../platform/icalendar.ts';

interface Shown {
  locale: Locale;
  /** The site's address, whose host makes the entries' ids unique. */
  origin: string;
  now: Date;
}

/**
 * The dates of an order for its buyer's calendar. Pieces on the same date are one entry, under the id of
 * the first booking, which stays the same when it is moved; later versions have a higher `SEQUENCE`
 * (RFC 5545, 3.8.7.4). Entries of former versions that have no date of their own any more are cancelled.
 */
export function bookingCalendar(bookings: readonly Booking[], shown: Shown): string {
  const entries = bookings.flatMap((booking, index) => {
    const first = bookings.findIndex((other) => isTogether(other, booking));
    if (first === index) return entry(booking, shown, isHeld(booking));
    return booking.sequence > 0 ? entry(booking, shown, false) : [];
  });
  return calendarFile([], entries);
}

const isHeld = ({ state, slot }: Booking): boolean =>
  state === 'booked' && slot?.state !== 'cancelled';

const isTogether = (one: Booking, other: Booking): boolean =>
  one.order_item_id === other.order_item_id &&
  one.slot_id === other.slot_id &&
  one.state === other.state;

function entry(booking: Booking, { locale, origin, now }: Shown, isKept: boolean): string[] {
  const { slot, item } = booking;
  if (!slot) return [];
  const properties: Property[] = [
    ['UID', `booking-${booking.id}@${new URL(origin).hostname}`],
    ['DTSTAMP', moment(now)],
    ['SEQUENCE', String(booking.sequence)],
    ['DTSTART', moment(new Date(slot.starts_at))],
    ['DTEND', moment(new Date(slot.ends_at))],
    ['SUMMARY', icsText(item?.[`name_${locale}`] ?? '')],
    ['LOCATION', icsText(placeIn(slot, locale))],
    ['DESCRIPTION', icsText(formatOrderNumber(booking.order_id))],
    ['STATUS', isKept ? 'CONFIRMED' : 'CANCELLED'],
  ];
  return [
    component(
      'VEVENT',
      properties.filter(([, value]) => value !== ''),
    ),
  ];
}

const placeIn = ({ place_en, place_cs }: Slot, locale: Locale): string =>
  locale === 'cs' ? place_cs || place_en : place_en || place_cs;
