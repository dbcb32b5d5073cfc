import type { Knex } from 'knex';
import { texts } from './columns.ts';

/**
 * What an order's confirmation carries of the law: the instruction on withdrawal as it was agreed to,
 * and its PDF; and who declared a withdrawal.
 */
export async function durableTerms(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('agreed_texts', (table) => {
    // '' of texts from before it was kept.
    texts(table, 'withdrawal');
    // Made with the first mail that carries it.
    table.binary('pdf').nullable();
  });
  await trx.schema.alterTable('withdrawals', (table) => {
    texts(table, 'name');
  });
}
