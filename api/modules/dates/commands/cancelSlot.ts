import { raw } from 'objection';
import { Booking, Slot, SlotAlert } from '../../../../db/models/slot.ts';
import type { SlotCancellation } from '../../../contract/types.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict, notFound } from '../../../platform/failure.ts';
import { lockBookedSlot } from '../places.ts';

/**
 * Cancels a date because of the weather. Its bookings lose their places, and their buyers are asked to
 * choose another date; orders, their money and documents stay as they are. Its waiting list is deleted.
 * @throws a 409 where it was cancelled already
 */
export const cancelSlot = command(
  async (trx, { id, message_en, message_cs }: SlotCancellation & { id: number }) => {
    const slot = await lockBookedSlot(trx, id);
    if (!slot) throw notFound('slot.notFound');
    if (slot.state === 'cancelled') throw conflict('slot.cancelledAlready');
    await Slot.query(trx)
      .findById(id)
      .patch({ state: 'cancelled', taken: 0, version: slot.version + 1 });
    await SlotAlert.query(trx).where({ slot_id: id }).delete();
    const bookings = await Booking.query(trx)
      .where({ slot_id: id, state: 'booked' })
      .orderBy('id')
      .forUpdate();
    await Booking.query(trx)
      .findByIds(bookings.map((booking) => booking.id))
      .patch({ state: 'to_choose', sequence: raw('sequence + 1') });
    emit(trx, 'slots.changed', { isOffer: false });
    if (bookings.length === 0) return;
    emit(trx, 'bookings.changed', {
      bookingIds: bookings.map((booking) => booking.id),
      mail: 'date_cancelled',
      text: { en: message_en, cs: message_cs },
    });
  },
);
