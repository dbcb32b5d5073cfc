import type { Knex } from 'knex';
import { CardRefund } from '../../../../db/models/cardPayment.ts';

/** How much a card provider is to send back of an order's money that is not booked yet, in haléře. */
export const reservedHalere = (knex: Knex, orderId: number): Promise<number> =>
  sumOf(knex, { order_id: orderId });

/** As above, of one card payment. */
export const reservedOfPayment = (knex: Knex, transId: string): Promise<number> =>
  sumOf(knex, { trans_id: transId });

async function sumOf(knex: Knex, of: { order_id: number } | { trans_id: string }): Promise<number> {
  const row = await knex(CardRefund.tableName)
    .where(of)
    .whereNot({ state: 'done' })
    .sum({ sum: 'halere' })
    .first();
  return Number(row?.sum ?? 0);
}
