import { CardRefund } from '../../../../../db/models/cardPayment.ts';
import { command } from '../../../../platform/commands.ts';
import { conflict, notFound } from '../../../../platform/failure.ts';
import { lockOrder } from '../../bookPayment.ts';
import { isUnclear } from '../queries.ts';
import { bookRefund } from './bookRefund.ts';
import { releaseRefund } from './releaseRefund.ts';

interface Outcome {
  key: string;
  /** What the provider's portal shows. */
  hasGone: boolean;
}

/**
 * Settles a refund whose answer got lost by what the provider's portal shows: it is booked, or the
 * reservation is freed.
 * @throws Failure 404 without such a refund, 409 while the provider may still answer, or when the
 * refund is booked and was said not to have gone
 */
export const settleRefund = command(
  async (trx, { key, hasGone }: Outcome, context): Promise<void> => {
    const { order_id } = (await CardRefund.query(trx).findById(key)) ?? {};
    if (!order_id) throw notFound();
    await lockOrder(trx, order_id);
    const refund = await CardRefund.query(trx).findById(key);
    if (!refund) throw notFound();
    if (refund.state === 'done') {
      if (hasGone) return;
      throw conflict('payment.refundDone');
    }
    if (!isUnclear(refund, context.now)) throw conflict('payment.refundUnderWay');
    if (hasGone) await bookRefund.within(trx, { key }, context);
    else await releaseRefund.within(trx, { key }, context);
  },
);
