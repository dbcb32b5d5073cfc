import type { Knex } from 'knex';
import { CardRefund } from '../../../db/models/cardPayment.ts';
import { toCrowns } from '../../contract/money.ts';
import type { OpenRefund } from '../../contract/types.ts';
import { conflict, notFound } from '../../platform/failure.ts';
import { lockOrder } from './bookPayment.ts';
import { bookRefund } from './refundThrough.ts';

/** No call of a provider takes so long: what is open by then, nobody waits for. */
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

/**
 * Says of a refund whose answer got lost whether the money went, by what the provider's portal shows:
 * it is booked then, or the reservation is freed.
 * @throws Failure 404 without such a refund, 409 while the provider may still answer, or when the
 * refund is booked and was said not to have gone
 */
export const settleRefund = (knex: Knex, key: string, hasGone: boolean, now: Date): Promise<void> =>
  knex.transaction(async (trx) => {
    const { order_id } = (await CardRefund.query(trx).findById(key)) ?? {};
    if (!order_id) throw notFound();
    await lockOrder(trx, order_id);
    const refund = await CardRefund.query(trx).findById(key);
    if (!refund) throw notFound();
    if (refund.state === 'done') {
      if (hasGone) return;
      throw conflict('payment.refundDone');
    }
    if (!isUnclear(refund, now)) throw conflict('payment.refundUnderWay');
    if (hasGone) await bookRefund(trx, key, now);
    else await CardRefund.query(trx).deleteById(key);
  });

const isUnclear = ({ state, created_at }: CardRefund, now: Date): boolean =>
  state === 'asked' && now.getTime() - Date.parse(created_at) >= UNCLEAR_MS;
