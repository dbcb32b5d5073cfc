import { command, emit } from '../../../platform/commands.ts';
import { rebook } from '../rebook.ts';

/** Moves a booking by hand: no matter what the date costs and how late it is, as long as there is a place. */
export const moveBooking = command(
  async (trx, { id, slotId }: { id: number; slotId: number }, { now }) => {
    const moved = await rebook(trx, { bookingIds: [id], slotId }, now);
    if (moved.bookingIds.length === 0) return;
    emit(trx, 'bookings.changed', { ...moved, mail: 'date_moved' });
  },
);
