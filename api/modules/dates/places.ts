import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { Booking, Slot } from '../../../db/models/slot.ts';
import { placesLeft } from '../../contract/slots.ts';
import { emit } from '../../platform/commands.ts';
import { conflict } from '../../platform/failure.ts';
import { lockHeldLevels } from '../stock/index.ts';

/**
 * Locks orders, in the order of their ids. Everything locks an order before its dates and before it writes
 * its bookings, as cancelling an order does: on PostgreSQL a new booking locks its order as well, so that
 * two that lock it afterwards would wait for each other.
 */
export const lockOrders = async (trx: Knex.Transaction, ids: readonly number[]): Promise<void> => {
  await Order.query(trx)
    .select('id')
    .findByIds([...new Set(ids)])
    .orderBy('id')
    .forUpdate();
};

/**
 * Locks orders with all that they hold, as everything locks it: the orders, the stock, then the dates, each
 * in the order of their ids. To be called before a transaction changes several orders: one after the other
 * would lock the stock of the second one after the dates of the first, while a checkout that has that stock
 * waits for those dates.
 */
export async function lockHeld(trx: Knex.Transaction, orderIds: readonly number[]): Promise<void> {
  await lockOrders(trx, orderIds);
  await lockHeldLevels(trx, orderIds);
  const held = await Booking.query(trx).whereIn('order_id', [...orderIds]);
  await lockSlots(
    trx,
    held.map(({ slot_id }) => slot_id).filter((id) => id !== null),
  );
}

/**
 * The dates, locked in the order of their ids. Everything locks dates before the bookings on them, so that
 * no two transactions wait for each other.
 */
export const lockSlots = (trx: Knex.Transaction, ids: readonly number[]): Promise<Slot[]> =>
  Slot.query(trx)
    .findByIds([...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * A date, locked after the orders that have places on it: their buyers are mailed about it, and a mail
 * locks its order as a booking does. Undefined when there is no such date.
 */
export async function lockBookedSlot(trx: Knex.Transaction, id: number): Promise<Slot | undefined> {
  const booked = await Booking.query(trx).where({ slot_id: id, state: 'booked' });
  await lockOrders(
    trx,
    booked.map(({ order_id }) => order_id),
  );
  const [slot] = await lockSlots(trx, [id]);
  return slot;
}

/**
 * Takes places of locked dates, or gives them back where the number is negative. The only way in which
 * their number changes, except for the checkout's batches (`takePlaces`).
 * @throws a 409 where more would be taken than there are; nothing is changed then
 */
export async function movePlaces(
  trx: Knex.Transaction,
  slots: readonly Slot[],
  changes: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const moved = slots.filter(({ id }) => (changes.get(id) ?? 0) !== 0);
  if (moved.length === 0) return;
  const freed: number[] = [];
  for (const slot of moved) {
    const taken = slot.taken + (changes.get(slot.id) ?? 0);
    if (taken > slot.capacity) throw conflict('slot.full');
    if (placesLeft(slot, now) === 0 && placesLeft({ ...slot, taken }, now) > 0) freed.push(slot.id);
    await Slot.query(trx).findById(slot.id).patch({ taken });
    slot.taken = taken;
  }
  emit(trx, 'places.moved', {});
  if (freed.length > 0) emit(trx, 'places.freed', { slotIds: freed });
}

/** Sums of changes by date. */
export function sumPlaces(changes: readonly (readonly [slot: number, change: number])[]) {
  const sums = new Map<number, number>();
  for (const [slot, change] of changes) sums.set(slot, (sums.get(slot) ?? 0) + change);
  return sums;
}
