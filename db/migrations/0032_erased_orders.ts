import type { Knex } from 'knex';

/** When the person's data were taken out of an order that the law wants kept. */
export async function erasedOrders(trx: Knex.Transaction): Promise<void> {
  await trx.raw('alter table orders add column erased_at text');
}
