import type { Knex } from 'knex';
import { CardRefund } from '../../../../db/models/cardPayment.ts';
import { Payment } from '../../../../db/models/payment.ts';
import { toCrowns } from '../../../contract/money.ts';
import type { OpenRefund } from '../../../contract/types.ts';
import { invalidField } from '../../../platform/failure.ts';

/** No call of a provider takes so long: a refund that is open by then has lost its answer. */
const UNCLEAR_MS = 60_000;

/** Refunds that a card provider was asked for, or is to be, and that are not booked; oldest first. */
export async function listOpenRefunds(knex: Knex, now: Date): Promise<OpenRefund[]> {
  const open = await CardRefund.query(knex)
    .whereNot({ state: 'done' })
    .whereNotNull('order_id')
    .orderBy('created_at')
    .orderBy('key')
    .withGraphFetched('user(named)');
  return open.map((refund) => ({
    key: refund.key,
    order_id: refund.order_id,
    amount: toCrowns(refund.halere),
    note: refund.note,
    username: refund.user?.username ?? null,
    created_at: refund.created_at,
    is_unclear: isUnclear(refund, now),
  }));
}

/** Whether a provider was asked for a refund and its answer got lost. */
export const isUnclear = ({ state, created_at }: CardRefund, now: Date): boolean =>
  state === 'asked' && now.getTime() - Date.parse(created_at) >= UNCLEAR_MS;

/** The payment of a refund that was booked; throws 422 while it is not known whether it went. */
export async function bookedRefund(knex: Knex, key: string): Promise<number> {
  const refund = await CardRefund.query(knex).findById(key).throwIfNotFound();
  if (refund.state !== 'done') throw invalidField('through', 'payment.refundUnclear');
  const payment = await Payment.query(knex)
    .findOne({ source: 'card', external_id: nameOfRefund(refund) })
    .throwIfNotFound();
  return payment.id;
}

/** What the source calls the payment of a refund. */
export const nameOfRefund = ({ trans_id, key }: CardRefund): string => `${trans_id}-refund-${key}`;
