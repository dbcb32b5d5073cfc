import { command, emit } from '../../../platform/commands.ts';
import { rebook } from '../rebook.ts';

/** Moves a booking by hand: no matter what the date costs and how late it is, as long as there is a place. */
export const moveBooking = command(
  async (trx, { id, slotId }: { id: number; slotId: number }, { now }) => {
    const bookingIds = await rebook(trx, { bookingIds: [id], slotId }, now);
    if (bookingIds.length > 0) emit(trx, 'bookings.changed', { bookingIds, mail: 'date_moved' });
  },
);
