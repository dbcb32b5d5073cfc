import { Slot, SlotAlert } from '../../../../db/models/slot.ts';
import type { Locale } from '../../../contract/locales.ts';
import { isOpen, placesLeft } from '../../../contract/slots.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict, notFound } from '../../../platform/failure.ts';

interface Request {
  slot_id: number;
  email: string;
  locale: Locale;
}

/**
 * Puts an address on the waiting list of a date without free places, for one mail. Asking twice is asking
 * once, and says nothing about who has asked before.
 * @throws a 404 for a date that can't be booked, a 409 for one with free places
 */
export const requestSlotAlert = command(
  async (trx, { slot_id, email, locale }: Request, { now }) => {
    const slot = await Slot.query(trx).findById(slot_id).withGraphFetched('product(active)');
    if (!slot?.product || !isOpen(slot, now)) throw notFound('slot.notFound');
    if (placesLeft(slot, now) > 0) throw conflict('slot.hasPlaces');
    await SlotAlert.query(trx)
      .insert({ slot_id, email, locale, created_at: now.toISOString() })
      .onConflict(['slot_id', 'email'])
      .merge({ locale });
    emit(trx, 'slot.awaited', {});
  },
);
