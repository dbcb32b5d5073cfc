import type { Knex } from 'knex';
import { mayReferTo, texts } from './columns.ts';

/**
 * Payments, refunds and the payment state of each order. Older orders have no due date: whether they
 * were paid is not known, so they are neither overdue nor reminded.
 */
export async function payments(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('payments', (table) => {
    table.increments('id');
    mayReferTo(table, 'order_id', 'orders');
    table.text('source').notNullable();
    table.text('external_id').notNullable();
    // Negative for a refund.
    table.bigInteger('halere').notNullable();
    table.text('received_on').notNullable();
    texts(table, 'variable_symbol', 'counter_account', 'payer', 'message', 'note');
    table.text('state').notNullable();
    mayReferTo(table, 'user_id', 'users');
    table.text('created_at').notNullable();
    table.text('decided_at').nullable();
    table.unique(['source', 'external_id']);
    table.index(['state', 'received_on', 'id']);
    table.index(['received_on', 'id']);
  });
  await trx.schema.alterTable('orders', (table) => {
    table.bigInteger('paid_halere').notNullable().defaultTo(0);
    table.bigInteger('refunded_halere').notNullable().defaultTo(0);
    table.text('payment_state').notNullable().defaultTo('unpaid');
    table.text('payment_due').nullable();
    table.text('reminded_at').nullable();
    table.index(['payment_state', 'created_at', 'id']);
  });
  await trx.raw(
    `create index orders_open_due on orders (payment_due, id)
      where payment_due is not null and payment_state in ('unpaid', 'partly_paid')`,
  );
}
