import type { Knex } from 'knex';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Slot } from '../../../db/models/slot.ts';
import { placesLeft } from '../../contract/slots.ts';
import type { SlotCancellationPreview } from '../../contract/types.ts';
import type { Actor, Bus } from '../../platform/commands.ts';
import { cancelSlot } from './commands/cancelSlot.ts';
import { comingSlots } from './queries.ts';

/**
 * What cancelling a date would cause, by doing it and taking it back.
 * @throws what cancelling throws
 */
export async function previewCancellation(
  { bus, now }: { bus: Bus; now: Date },
  id: number,
  actor: Actor,
): Promise<SlotCancellationPreview> {
  const look = async (trx: Knex.Transaction) => {
    const slot = await Slot.query(trx).findById(id);
    const slots = slot ? await comingSlots(trx, now, [slot.product_id]) : [];
    const mails = await OutboxMail.query(trx).where({ kind: 'date_cancelled' }).resultSize();
    return {
      taken: slot?.taken ?? 0,
      mails,
      free: slots
        .filter((other) => other.id !== id)
        .reduce((sum, other) => sum + placesLeft(other, now), 0),
    };
  };
  const { before, after } = await bus.dryRun(
    actor,
    (trx, context) => cancelSlot.within(trx, { id, message_en: '', message_cs: '' }, context),
    look,
  );
  return {
    bookings: before.taken - after.taken,
    mails: after.mails - before.mails,
    free: after.free,
  };
}
