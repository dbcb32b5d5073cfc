import type { Knex } from 'knex';
import { texts } from './columns.ts';

/** The account that a customer who withdraws wants the money sent to. */
export async function refundAccounts(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('withdrawals', (table) => {
    texts(table, 'refund_account');
  });
}
