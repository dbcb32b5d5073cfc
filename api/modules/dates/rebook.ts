import type { Knex } from 'knex';
import { Booking, type Slot } from '../../../db/models/slot.ts';
import type { Voucher } from '../../../db/models/voucher.ts';
import type { MessageKey } from '../../contract/messages/messages.ts';
import type { Events } from '../../platform/commands.ts';
import { conflict, notFound } from '../../platform/failure.ts';
import { lockOrders, lockSlots, movePlaces, sumPlaces } from './places.ts';
import { voucherOfEach } from './vouchers.ts';

interface Rebooking {
  bookingIds: readonly number[];
  slotId: number;
  /** Why a booking can't be moved, where more is asked of it than a free place and an unused voucher. */
  problemOf?(booking: Booking, between: Between): MessageKey | null;
}

interface Between {
  /** The date that it has; null for none. */
  from: Slot | null;
  to: Slot;
  /** Of the booked piece; undefined until it is issued. */
  voucher: Voucher | undefined;
}

type Rebooked = Required<Pick<Events['bookings.changed'], 'bookingIds' | 'former'>>;

/**
 * Moves bookings to another date: its places are taken and the former ones given back at once, or nothing
 * is changed.
 * @returns the ids of those that were moved, and the dates that they had; those that have the date already aren't
 * @throws a 404 for an unknown date or booking; a 409 where there are too few places, for a used voucher,
 * and for what `problemOf` says
 */
export async function rebook(
  trx: Knex.Transaction,
  { bookingIds, slotId, problemOf }: Rebooking,
  now: Date,
): Promise<Rebooked> {
  const known = await Booking.query(trx).findByIds([...bookingIds]);
  if (known.length < new Set(bookingIds).size) throw notFound('slot.notFound');
  await lockOrders(
    trx,
    known.map(({ order_id }) => order_id),
  );
  const given = known.map(({ slot_id }) => slot_id).filter((id) => id !== null);
  const slots = await lockSlots(trx, [slotId, ...given]);
  const to = slots.find(({ id }) => id === slotId);
  if (!to) throw notFound('slot.notFound');
  if (to.state === 'cancelled') throw conflict('slot.closed');
  const bookings = await Booking.query(trx)
    .findByIds([...bookingIds])
    .withGraphFetched('item')
    .orderBy('id')
    .forUpdate();
  // Whoever uses a voucher locks its order as well.
  const vouchers = await voucherOfEach(trx, bookings);
  const changes: [number, number][] = [];
  const moved: number[] = [];
  const former = new Map<number, Slot>();
  for (const booking of bookings) {
    const voucher = vouchers.get(booking.id);
    if (voucher && voucher.redeemed_at !== null) throw conflict('slot.voucherUsed');
    const from = booking.state === 'booked' ? (slots.find(isOf(booking)) ?? null) : null;
    if (booking.state === 'released' || (booking.state === 'booked' && !from)) {
      throw conflict('slot.changed');
    }
    if (booking.item?.product_id !== to.product_id) throw conflict('slot.otherProduct');
    if (from?.id === to.id) continue;
    const problem = problemOf?.(booking, { from, to, voucher });
    if (problem) throw conflict(problem);
    if (from) {
      changes.push([from.id, -1]);
      former.set(booking.id, from);
    }
    changes.push([to.id, 1]);
    moved.push(booking.id);
    await Booking.query(trx)
      .findById(booking.id)
      .patch({ slot_id: to.id, state: 'booked', sequence: booking.sequence + 1 });
  }
  await movePlaces(trx, slots, sumPlaces(changes), now);
  return { bookingIds: moved, former };
}

const isOf =
  ({ slot_id }: Booking) =>
  ({ id }: Slot): boolean =>
    id === slot_id;
