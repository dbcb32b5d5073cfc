import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { Booking, type Slot } from '../../../db/models/slot.ts';
import type { Voucher } from '../../../db/models/voucher.ts';
import { Withdrawal } from '../../../db/models/withdrawal.ts';
import type { BookingState } from '../../contract/constants.ts';
import { isValid } from '../../contract/orderStatuses.ts';
import { placesLeft } from '../../contract/slots.ts';
import { withdrawnPieces } from '../../contract/withdrawals.ts';
import type { CommandContext } from '../../platform/commands.ts';
import { lockSlots, movePlaces, sumPlaces } from './places.ts';
import { isUsedBefore, voucherOfEach } from './vouchers.ts';

/**
 * Makes the bookings agree with an order: a valid order holds its places; a cancelled one, one that was
 * hidden before it was supplied, pieces that are withdrawn from and vouchers that were used before their
 * dates give them back. An order that is valid again takes its places again; where there is none, another
 * date has to be chosen. To be called whenever that may have changed; calling it again changes nothing.
 */
export async function takeOrReleasePlaces(
  trx: Knex.Transaction,
  orderId: number,
  { now }: CommandContext,
): Promise<void> {
  const known = await Booking.query(trx).where({ order_id: orderId });
  if (known.length === 0) return;
  const order = await Order.query(trx).findById(orderId).forUpdate();
  if (!order) return;
  const slots = await lockSlots(
    trx,
    known.map(({ slot_id }) => slot_id).filter((id) => id !== null),
  );
  const bookings = await Booking.query(trx).where({ order_id: orderId }).orderBy('id').forUpdate();
  const vouchers = await voucherOfEach(trx, bookings);
  const withdrawn = await withdrawnBookings(trx, orderId, { bookings, vouchers });
  const isHeld = isValid(order);
  const taken: [number, number][] = [];
  for (const booking of bookings) {
    const slot = slots.find(({ id }) => id === booking.slot_id);
    const isUsed = isOver(booking, slot, vouchers.get(booking.id));
    const isWanted = isHeld && !withdrawn.has(booking.id) && !isUsed;
    const state = nextState(booking, isWanted, slot && freeOf(slot, taken, now));
    if (state === booking.state) continue;
    if (slot && booking.state === 'booked') taken.push([slot.id, -1]);
    if (slot && state === 'booked') taken.push([slot.id, 1]);
    await Booking.query(trx)
      .findById(booking.id)
      .patch({ state, sequence: booking.sequence + 1 });
  }
  await movePlaces(trx, slots, sumPlaces(taken), now);
}

interface Booked {
  bookings: readonly Booking[];
  /** Those of the bookings by their ids. */
  vouchers: ReadonlyMap<number, Voucher>;
}

/**
 * The ids of bookings whose pieces are withdrawn from: those with vouchers as these say, the last ones of
 * an item that has none yet.
 */
async function withdrawnBookings(
  trx: Knex.Transaction,
  orderId: number,
  { bookings, vouchers }: Booked,
): Promise<ReadonlySet<number>> {
  const withdrawals = await Withdrawal.query(trx)
    .where({ order_id: orderId })
    .withGraphFetched('items');
  if (withdrawals.length === 0) return new Set();
  const isWithdrawn = ({ id, order_item_id }: Booking): boolean => {
    const voucher = vouchers.get(id);
    if (voucher) return voucher.cancel_reason === 'withdrawn';
    const own = bookings.filter((other) => other.order_item_id === order_item_id);
    const last = own.slice(own.length - withdrawnPieces(order_item_id, withdrawals));
    return last.some((other) => other.id === id);
  };
  return new Set(bookings.filter(isWithdrawn).map(({ id }) => id));
}

/** Whether a booking needs no place any more, since its voucher is used: it keeps the one that it was used for. */
function isOver({ state }: Booking, slot: Slot | undefined, voucher: Voucher | undefined): boolean {
  if (!voucher || voucher.redeemed_at === null) return false;
  return state !== 'booked' || !slot || isUsedBefore(voucher, slot);
}

/** The state of a booking whose order is, or isn't, valid; `free` are the places of its date. */
function nextState({ state }: Pick<Booking, 'state'>, isWanted: boolean, free = 0): BookingState {
  if (!isWanted) return 'released';
  if (state !== 'released') return state;
  return free > 0 ? 'booked' : 'to_choose';
}

const freeOf = (slot: Slot, taken: readonly (readonly [number, number])[], now: Date): number =>
  placesLeft(slot, now) - (sumPlaces(taken).get(slot.id) ?? 0);
