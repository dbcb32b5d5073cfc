import { raw } from 'objection';
import { Booking, Slot, SlotAlert } from '../../../../db/models/slot.ts';
import type { SlotCancellation } from '../../../contract/types.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict, notFound } from '../../../platform/failure.ts';
import { lockBookedSlot } from '../places.ts';
import { voucherOfEach } from '../vouchers.ts';

/**
 * Cancels a date because of the weather. Its bookings lose their places, and their buyers are asked to choose
 * another date, unless their vouchers are used; orders, their money and documents stay as they are. Its waiting
 * list is deleted.
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
    const vouchers = await voucherOfEach(trx, bookings);
    for (const state of ['to_choose', 'released'] as const) {
      const own = bookings.filter(
        ({ id: booking }) => Boolean(vouchers.get(booking)?.redeemed_at) === (state === 'released'),
      );
      await Booking.query(trx)
        .findByIds(own.map((booking) => booking.id))
        .patch({ state, sequence: raw('sequence + 1') });
    }
    emit(trx, 'slots.changed', { isOffer: false });
    if (bookings.length === 0) return;
    emit(trx, 'bookings.changed', {
      bookingIds: bookings.map((booking) => booking.id),
      mail: 'date_cancelled',
      text: { en: message_en, cs: message_cs },
    });
  },
);
