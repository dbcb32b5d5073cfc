import type { Knex } from 'knex';
import { CardPayment } from '../../../../db/models/cardPayment.ts';

/**
 * Has an order's unfinished card payments looked at soon, in the transaction that changes what is
 * owed: those of another amount are cancelled at the provider then.
 */
export const recheckCards = (trx: Knex, orderId: number, now: Date): Promise<number> =>
  CardPayment.query(trx)
    .patch({ next_check_at: now.toISOString() })
    .where({ order_id: orderId, state: 'pending' })
    .then(Number);
