import { Product } from '../../../../db/models/product.ts';
import { Slot, SlotAlert } from '../../../../db/models/slot.ts';
import { placesLeft } from '../../../contract/slots.ts';
import { command, emit } from '../../../platform/commands.ts';
import { lockSlots } from '../places.ts';

/**
 * Tells who is on the waiting list of a date with free places: while its product was hidden, or not
 * published, nobody was told of the places that became free.
 */
export const announceFreePlaces = command(async (trx, _: object, { now }) => {
  const found = await Slot.query(trx)
    .select('slots.id')
    .where('slots.starts_at', '>', now.toISOString())
    .whereColumn('slots.taken', '<', 'slots.capacity')
    .whereIn('slots.id', SlotAlert.query(trx).select('slot_id'))
    .whereIn('slots.product_id', Product.query(trx).select('products.id').modify('active'));
  if (found.length === 0) return;
  // The requests are read under this lock: another instance may be telling the same people.
  const slots = await lockSlots(
    trx,
    found.map(({ id }) => id),
  );
  const slotIds = slots.filter((slot) => placesLeft(slot, now) > 0).map(({ id }) => id);
  emit(trx, 'places.freed', { slotIds });
});
