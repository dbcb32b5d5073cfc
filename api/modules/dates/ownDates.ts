import type { Knex } from 'knex';
import type { Booking } from '../../../db/models/slot.ts';
import { isAfterVoucher, placesLeft } from '../../contract/slots.ts';
import type { OwnDates } from '../../contract/types.ts';
import { presentOffer, presentOwnBooking } from './present.ts';
import { bookingsOfOrder, comingSlots, readChangeDays } from './queries.ts';
import { voucherOfEach } from './vouchers.ts';

/** The dates of an order for its buyer. */
export async function readOrderDates(knex: Knex, orderId: number, now: Date): Promise<OwnDates> {
  return ownDatesOf(knex, await bookingsOfOrder(knex, orderId), now);
}

/** Bookings, and the dates that they can be moved to. */
export async function ownDatesOf(
  knex: Knex,
  bookings: readonly Booking[],
  now: Date,
): Promise<OwnDates> {
  if (bookings.length === 0) return { bookings: [], offers: [] };
  const changeDays = await readChangeDays(knex);
  const vouchers = await voucherOfEach(knex, bookings);
  const own = bookings.map((booking) =>
    presentOwnBooking(booking, { voucher: vouchers.get(booking.id), changeDays, now }),
  );
  const movable = bookings.filter((_, index) => own[index]?.may_move);
  const offers = await readOffers(
    knex,
    movable.map((booking) => ({
      productId: booking.item?.product_id ?? 0,
      paidHalere: booking.price_difference_halere,
      validUntil: vouchers.get(booking.id)?.valid_until ?? null,
    })),
    now,
  );
  return { bookings: own, offers };
}

/** A piece that a date is chosen for. */
interface Chosen {
  productId: number;
  /** What was paid for its date above the product's price. */
  paidHalere: number;
  /** The last day of its voucher, in Prague; null for none. */
  validUntil: string | null;
}

/** The dates with free places that one of the pieces, at least, can be moved to. */
export async function readOffers(
  knex: Knex,
  pieces: readonly Chosen[],
  now: Date,
): Promise<OwnDates['offers']> {
  if (pieces.length === 0) return [];
  const products = [...new Set(pieces.map(({ productId }) => productId))];
  const slots = await comingSlots(knex, now, products);
  return slots
    .filter((slot) => placesLeft(slot, now) > 0)
    .filter((slot) =>
      pieces.some(
        ({ productId, paidHalere, validUntil }) =>
          productId === slot.product_id &&
          slot.price_difference_halere <= paidHalere &&
          !isAfterVoucher(slot, validUntil),
      ),
    )
    .map((slot) => presentOffer(slot, now));
}
