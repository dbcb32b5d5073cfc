import type { Knex } from 'knex';
import { CardRefund } from '../../../../../db/models/cardPayment.ts';
import { Payment } from '../../../../../db/models/payment.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { invalidField } from '../../../../platform/failure.ts';
import { lockOrder } from '../../bookPayment.ts';
import { checkDay, keyReused, type ManualPayment } from '../../commands/bookByHand.ts';
import { reservedHalere, reservedOfPayment } from '../reserved.ts';

export interface CardRefundRequest extends ManualPayment {
  /** The id of the card payment whose provider sends the money. */
  through: number;
}

interface Reserving extends CardRefundRequest {
  /** Whether there is a provider to be asked. */
  hasProvider: boolean;
}

/**
 * Reserves money that a card provider is to send back, unless the same form did before; returns whether
 * the provider is to be asked.
 * @throws Failure 404 without such a payment, 409 for a key of something else, 422 that says why nothing
 * can be sent back
 */
export const reserveRefund = command(
  async (trx, refund: Reserving, { actor, now }): Promise<boolean> => {
    const { orderId, through, receivedOn, note, key, hasProvider } = refund;
    const order = await lockOrder(trx, orderId);
    const payment = await Payment.query(trx)
      .findOne({ id: through, order_id: orderId, source: 'card' })
      .where('halere', '>', 0)
      .throwIfNotFound();
    const { external_id: trans_id } = payment;
    const halere = -refund.halere;
    const known = await CardRefund.query(trx).findById(key);
    if (known) {
      const isSame =
        known.trans_id === trans_id &&
        known.halere === halere &&
        known.received_on === receivedOn &&
        known.note === note;
      if (!isSame) throw keyReused();
      return false;
    }
    if (await Payment.query(trx).findOne({ source: 'hand', external_id: key })) throw keyReused();
    checkDay(order, receivedOn, now);
    if (!hasProvider) throw invalidField('through', 'payment.noProvider');
    const kept = order.paid_halere - order.refunded_halere - (await reservedHalere(trx, orderId));
    const left = payment.halere - (await sentBackOf(trx, trans_id));
    if (halere > Math.min(kept, left)) throw invalidField('amount', 'payment.tooMuchBack');
    await CardRefund.query(trx).insert({
      key,
      trans_id,
      order_id: orderId,
      halere,
      received_on: receivedOn,
      note,
      user_id: actor.user?.id ?? null,
      state: 'asked',
      created_at: now.toISOString(),
    });
    emit(trx, 'refund.requested', { key });
    return true;
  },
);

/** What went back of a card payment through its provider, or is reserved to, in haléře. */
async function sentBackOf(trx: Knex.Transaction, transId: string): Promise<number> {
  const done = await CardRefund.query(trx).where({ trans_id: transId, state: 'done' });
  const sum = done.reduce((total, { halere }) => total + halere, 0);
  return sum + (await reservedOfPayment(trx, transId));
}
