import type { Knex } from 'knex';
import { texts } from './columns.ts';

/** What the team notes about an order for itself; customers never see it. */
export async function orderInternalNote(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('orders', (table) => {
    texts(table, 'internal_note');
  });
}
