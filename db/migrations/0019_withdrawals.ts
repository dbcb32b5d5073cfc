import type { Knex } from 'knex';
import { belongsTo, mayReferTo, texts } from './columns.ts';

/** Withdrawals from orders with their items, and products that are exempt by law. */
export async function withdrawals(trx: Knex.Transaction): Promise<void> {
  for (const table of ['products', 'order_items']) {
    await trx.schema.alterTable(table, (columns) => {
      columns.boolean('is_withdrawable').notNullable().defaultTo(true);
    });
  }
  await trx.schema.createTable('withdrawals', (table) => {
    table.increments('id');
    belongsTo(table, 'order_id', 'orders');
    table.text('key').notNullable();
    table.text('state').notNullable().defaultTo('received');
    texts(table, 'note', 'reason');
    mayReferTo(table, 'user_id', 'users');
    table.text('created_at').notNullable();
    table.text('decided_at').nullable();
    // A form submitted twice is a single withdrawal.
    table.unique(['order_id', 'key']);
    table.index(['state', 'created_at', 'id']);
  });
  await trx.schema.createTable('withdrawal_items', (table) => {
    table.increments('id');
    belongsTo(table, 'withdrawal_id', 'withdrawals');
    belongsTo(table, 'order_item_id', 'order_items');
    table.integer('quantity').notNullable();
    table.index(['withdrawal_id', 'id']);
    table.index(['order_item_id']);
  });
}
