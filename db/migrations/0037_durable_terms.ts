import type { Knex } from 'knex';
import { texts } from './columns.ts';

/**
 * The legal part of an order's confirmation: the agreed withdrawal instructions and their PDF; and the
 * name of the person who withdrew.
 */
export async function durableTerms(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('agreed_texts', (table) => {
    // '' for older texts.
    texts(table, 'withdrawal');
    // Generated with the first mail that attaches it.
    table.binary('pdf').nullable();
  });
  await trx.schema.alterTable('withdrawals', (table) => {
    texts(table, 'name');
  });
}
