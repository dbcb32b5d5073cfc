import type { Knex } from 'knex';

/** Cancelled orders whose money has not gone back are to be refunded, whatever was paid before. */
export async function moneyStates(trx: Knex.Transaction): Promise<void> {
  await trx('orders')
    .where({ status: 'cancelled' })
    .where('owed_halere', '>', 0)
    .update({ payment_state: 'to_refund' });
}
