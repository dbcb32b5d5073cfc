import type { Knex } from 'knex';

/** What of an order's money had come and gone back as a whole before more came. */
export async function earlierRefunds(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('orders', (table) => {
    table.bigInteger('refunded_earlier_halere').notNullable().defaultTo(0);
  });
}
