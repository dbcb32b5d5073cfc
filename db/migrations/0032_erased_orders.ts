import type { Knex } from 'knex';

/** When personal data were erased from an order that must be kept by law. */
export async function erasedOrders(trx: Knex.Transaction): Promise<void> {
  await trx.raw('alter table orders add column erased_at text');
}
