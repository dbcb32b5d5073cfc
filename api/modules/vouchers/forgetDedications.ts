import type { Knex } from 'knex';

/**
 * Takes what people wrote out of the vouchers of orders, in the given transaction. The codes stay valid: who
 * holds them isn't known.
 */
export async function forgetDedications(trx: Knex, orders: readonly number[]): Promise<void> {
  const vouchers = () => trx('vouchers').whereIn('order_id', [...orders]);
  await vouchers().update({ dedication: '' });
  await trx('voucher_redemptions')
    .whereIn('voucher_id', vouchers().select('id'))
    .update({ note: '', resolution: '' });
  await trx('voucher_extensions')
    .whereIn('voucher_id', vouchers().select('id'))
    .update({ reason: '' });
}
