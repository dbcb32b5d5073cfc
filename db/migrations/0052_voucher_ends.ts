import type { Knex } from 'knex';

/** The last days of products' vouchers, of which the schedule asks for the next one. */
export async function voucherEnds(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    'create index products_voucher_until_index on products (voucher_until) where voucher_until is not null',
  );
}
