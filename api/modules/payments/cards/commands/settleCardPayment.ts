import type { Knex } from 'knex';
import { CardPayment, CardRefund } from '../../../../../db/models/cardPayment.ts';
import { pragueToday } from '../../../../contract/dates.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { bookPayment, lockOrder } from '../../bookPayment.ts';
import { owedByCard } from '../owedByCard.ts';
import type { CardStatus } from '../provider.ts';

interface Answered extends Pick<CardStatus, 'state' | 'halere'> {
  payment: Pick<CardPayment, 'id' | 'order_id' | 'trans_id' | 'halere'>;
}

/**
 * Stores a card payment's state at the provider, and books it once it is paid. What was paid beyond
 * what was owed is reserved to be sent back.
 * @returns the key of that refund; null where nothing is to be sent back
 */
export const settleCardPayment = command(
  async (trx, { payment, state, halere }: Answered, { now }): Promise<string | null> => {
    const { id, order_id: orderId, trans_id: transId } = payment;
    const rest = state === 'pending' ? {} : { next_check_at: null };
    const changed = await CardPayment.query(trx)
      .patch({ state, checked_at: now.toISOString(), ...rest })
      .where({ id })
      // What is paid stays so, what is cancelled becomes nothing but paid.
      .whereIn('state', state === 'paid' ? ['pending', 'cancelled'] : ['pending']);
    if (changed === 0 || state === 'pending') return null;
    emit(trx, 'cardPayment.settled', { orderId, state });
    const owed = owedByCard(await lockOrder(trx, orderId));
    if (state === 'cancelled') {
      if (owed === payment.halere) emit(trx, 'cardPayment.failed', { orderId });
      return null;
    }
    const receivedOn = pragueToday(now);
    const paid = { orderId, source: 'card', externalId: transId, halere, receivedOn } as const;
    await bookPayment(trx, paid, now);
    return halere > owed ? reserveLate(trx, payment, halere - owed, now) : null;
  },
);

/** Reserves what came beyond what was owed, to be sent back by the product itself. */
async function reserveLate(
  trx: Knex.Transaction,
  { order_id, trans_id }: Answered['payment'],
  halere: number,
  now: Date,
): Promise<string> {
  const key = `late-${trans_id}`;
  await CardRefund.query(trx).insert({
    key,
    trans_id,
    order_id,
    halere,
    received_on: pragueToday(now),
    note: '',
    user_id: null,
    state: 'due',
    created_at: now.toISOString(),
  });
  return key;
}
