import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { CardRefund } from '../../../db/models/cardPayment.ts';
import { Payment } from '../../../db/models/payment.ts';
import { isHeldBack } from '../../../db/models/restoredCopy.ts';
import { invalidField } from '../../platform/failure.ts';
import { checkDay, keyReused, type Noted } from './bookByHand.ts';
import { bookPayment, lockOrder } from './bookPayment.ts';
import { type CardProvider, ProviderRefused } from './cards/provider.ts';
import { reservedHalere, reservedOfPayment } from './reserved.ts';

interface RefundDeps {
  knex: Knex;
  provider: CardProvider | null;
  now(): Date;
}

export interface CardRefundRequest extends Noted {
  /** The id of the card payment whose provider sends the money. */
  through: number;
}

/**
 * Has the provider of a card payment send money back, and returns the id of the refund's payment. The
 * money is reserved before the provider is asked, so that two refunds at once can't send more than
 * came; what the provider did is booked. The same key is sent to the provider once: where its answer
 * got lost the reservation stays until a person says whether the money went (`settleRefund`), since
 * Comgate's status tells nothing of refunds.
 * @param refund `halere` is below zero, as it is booked
 * @throws Failure 404 without such a payment, 409 for a key of something else, 422 that says why
 * nothing was sent back, or that nobody knows
 */
export async function refundThrough(
  { knex, provider, now }: RefundDeps,
  refund: CardRefundRequest,
): Promise<number> {
  if (await isHeldBack(knex)) throw invalidField('through', 'payment.heldBack');
  const key = refund.key || randomUUID();
  const isMine = await knex.transaction((trx) => reserve(trx, { ...refund, key }, provider, now()));
  if (!isMine || !provider) return bookedRefund(knex, key);
  return sendBack({ knex, provider, now }, key);
}

/**
 * Asks the provider for a refund that is reserved, and books what it did.
 * @throws Failure 422 when the provider refused, which frees the reservation, or did not answer
 */
export async function sendBack(
  { knex, provider, now }: RefundDeps & { provider: CardProvider },
  key: string,
): Promise<number> {
  const { trans_id, halere } = await CardRefund.query(knex).findById(key).throwIfNotFound();
  try {
    await provider.refund(trans_id, halere);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw invalidField('through', 'payment.refundUnclear');
    await CardRefund.query(knex).deleteById(key);
    throw invalidField('through', 'payment.refundRefused');
  }
  return knex.transaction((trx) => bookRefund(trx, key, now()));
}

/** Books a reserved refund that went, once, and returns its payment's id. */
export async function bookRefund(trx: Knex.Transaction, key: string, now: Date): Promise<number> {
  const refund = await CardRefund.query(trx).findById(key).throwIfNotFound();
  const { order_id: orderId, halere, received_on: receivedOn, note, user_id: userId } = refund;
  if (orderId !== null) await lockOrder(trx, orderId);
  const isMine = await CardRefund.query(trx)
    .patch({ state: 'done' })
    .where({ key })
    .whereNot({ state: 'done' });
  if (isMine === 0) return bookedRefund(trx, key);
  const { paymentId } = await bookPayment(
    trx,
    {
      orderId,
      source: 'card',
      externalId: bookedAs(refund),
      halere: -halere,
      receivedOn,
      note,
      userId,
    },
    now,
  );
  return paymentId;
}

/** Reserves the money, unless the same form did before; returns whether the provider is to be asked. */
async function reserve(
  trx: Knex.Transaction,
  refund: CardRefundRequest,
  provider: CardProvider | null,
  now: Date,
): Promise<boolean> {
  const { orderId, through, receivedOn, note, key, userId } = refund;
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
  if (!provider) throw invalidField('through', 'payment.noProvider');
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
    user_id: userId,
    state: 'asked',
    created_at: now.toISOString(),
  });
  return true;
}

/** What went back of a card payment through its provider, or is reserved to, in haléře. */
async function sentBackOf(trx: Knex.Transaction, transId: string): Promise<number> {
  const done = await CardRefund.query(trx).where({ trans_id: transId, state: 'done' });
  const sum = done.reduce((total, { halere }) => total + halere, 0);
  return sum + (await reservedOfPayment(trx, transId));
}

/** The payment of a refund that was booked; throws 422 while nobody knows whether it went. */
async function bookedRefund(knex: Knex, key: string): Promise<number> {
  const refund = await CardRefund.query(knex).findById(key).throwIfNotFound();
  if (refund.state !== 'done') throw invalidField('through', 'payment.refundUnclear');
  const payment = await Payment.query(knex)
    .findOne({ source: 'card', external_id: bookedAs(refund) })
    .throwIfNotFound();
  return payment.id;
}

/** What the payment of a refund is called. */
const bookedAs = ({ trans_id, key }: CardRefund): string => `${trans_id}-refund-${key}`;
