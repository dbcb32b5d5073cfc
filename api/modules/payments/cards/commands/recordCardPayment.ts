import { CardPayment } from '../../../../../db/models/cardPayment.ts';
import { command } from '../../../../platform/commands.ts';
import { lockOrder } from '../../bookPayment.ts';
import { nextCheck } from '../nextCheck.ts';
import { owedByCard } from '../owedByCard.ts';
import { pendingOf } from '../pendingOf.ts';

interface Begun {
  orderId: number;
  transId: string;
  halere: number;
  redirect: string;
}

/** `known`: another instance began one meanwhile; `outdated`: another amount is owed meanwhile. */
type Recorded = { is: 'new' } | { is: 'known'; redirect: string } | { is: 'outdated' };

/**
 * Records a payment that was begun at the provider. One whose amount is outdated is recorded, too: it
 * is cancelled when it is checked.
 * @throws Failure 404 without such an order
 */
export const recordCardPayment = command(
  async (trx, { orderId, transId, halere, redirect }: Begun, { now }): Promise<Recorded> => {
    const order = await lockOrder(trx, orderId);
    // Only one page is ever shown to pay on.
    const known = await pendingOf(trx, orderId).where({ halere }).first();
    if (known) return { is: 'known', redirect: known.redirect };
    await CardPayment.query(trx).insert({
      order_id: orderId,
      trans_id: transId,
      state: 'pending',
      halere,
      redirect,
      created_at: now.toISOString(),
      next_check_at: nextCheck(now, now),
    });
    return owedByCard(order) === halere ? { is: 'new' } : { is: 'outdated' };
  },
);
