import { CardRefund } from '../../../../../db/models/cardPayment.ts';
import { command } from '../../../../platform/commands.ts';
import { bookPayment, lockOrder } from '../../bookPayment.ts';
import { bookedRefund, nameOfRefund } from '../queries.ts';

/** Books a reserved refund that went, once, and returns its payment's id. */
export const bookRefund = command(
  async (trx, { key }: { key: string }, { now }): Promise<number> => {
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
        externalId: nameOfRefund(refund),
        halere: -halere,
        receivedOn,
        note,
        userId,
      },
      now,
    );
    return paymentId;
  },
);
