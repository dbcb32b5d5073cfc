import type { OrderItem } from '../../../db/models/order.ts';
import type { Booking } from '../../../db/models/slot.ts';
import type { Voucher } from '../../../db/models/voucher.ts';
import type { Locale } from '../../contract/locales.ts';
import { itemNameNow, placeIn, slotText } from '../../contract/slots.ts';

interface Given {
  /** Those of the order, or of several, with their dates. */
  bookings: readonly Booking[];
  locale: Locale;
}

/** What an order's item is called by the dates that its pieces are booked on now. */
export function nameNow(item: OrderItem, { bookings, locale }: Given): string {
  const held = bookingsOf(item, bookings).filter(({ state }) => state !== 'released');
  const dates = held.map((booking) =>
    booking.state === 'booked' ? dateOf(booking, locale) : null,
  );
  return itemNameNow(item, dates, locale);
}

/** What the pieces are called that were withdrawn from: by the dates that were given back with them. */
export function nameGivenBack(item: OrderItem, given: Given): string {
  const { bookings, locale } = given;
  const released = bookingsOf(item, bookings).filter(({ state }) => state === 'released');
  if (released.length === 0) return nameNow(item, given);
  return itemNameNow(
    item,
    released.map((booking) => dateOf(booking, locale)),
    locale,
  );
}

/** The bookings of the pieces that vouchers are for. */
export const bookingsOfVouchers = (
  bookings: readonly Booking[],
  vouchers: readonly Pick<Voucher, 'order_item_id' | 'piece'>[],
): Booking[] =>
  bookings.filter(({ order_item_id, piece }) =>
    vouchers.some((one) => one.order_item_id === order_item_id && one.piece === piece),
  );

const bookingsOf = ({ id }: OrderItem, bookings: readonly Booking[]): Booking[] =>
  bookings.filter(({ order_item_id }) => order_item_id === id);

const dateOf = ({ slot }: Booking, locale: Given['locale']): string | null =>
  slot ? slotText(slot, placeIn(slot, locale), locale) : null;
