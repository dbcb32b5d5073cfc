import type { Knex } from 'knex';
import { belongsTo } from './columns.ts';

/** Payments created at a card provider, and their refunds. */
export async function cards(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('card_payments', (table) => {
    table.increments('id');
    belongsTo(table, 'order_id', 'orders');
    table.text('trans_id').notNullable().unique();
    table.text('state').notNullable();
    table.bigInteger('halere').notNullable();
    // The provider's payment page, to which the customer can return.
    table.text('redirect').notNullable();
    table.text('created_at').notNullable();
    table.text('checked_at').nullable();
    // When the provider is queried next; null: never.
    table.text('next_check_at').nullable();
    table.index(['order_id', 'id']);
    table.index(['next_check_at', 'id']);
  });
  await trx.schema.createTable('card_refunds', (table) => {
    table.text('key').primary();
    table.text('trans_id').notNullable();
    table.bigInteger('halere').notNullable();
    table.text('state').notNullable();
    table.text('created_at').notNullable();
  });
}
