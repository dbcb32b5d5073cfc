import type { Knex } from 'knex';
import { belongsTo, mayReferTo, texts } from './columns.ts';

/**
 * Refunds at a card provider are reserved with everything that their booking needs, and moves of
 * payments between orders are recorded.
 */
export async function moneyReserved(trx: Knex.Transaction): Promise<void> {
  for (const column of [
    'order_id integer references orders (id) on delete cascade',
    "received_on text not null default ''",
    "note text not null default ''",
    'user_id integer references users (id) on delete set null',
  ]) {
    await trx.raw(`alter table card_refunds add column ${column}`);
  }
  // Older refunds belong to the order of their payment.
  await trx.raw(
    `update card_refunds set
       order_id = (select order_id from card_payments where card_payments.trans_id = card_refunds.trans_id),
       received_on = substr(created_at, 1, 10)`,
  );
  await trx.raw('create index card_refunds_order on card_refunds (order_id, state)');
  await trx.raw('create index card_refunds_user on card_refunds (user_id)');

  await trx.schema.createTable('payment_moves', (table) => {
    table.increments('id');
    belongsTo(table, 'payment_id', 'payments');
    mayReferTo(table, 'from_order_id', 'orders');
    // Null if the payment was put back to the waiting ones.
    mayReferTo(table, 'to_order_id', 'orders');
    texts(table, 'reason');
    mayReferTo(table, 'user_id', 'users');
    table.text('at').notNullable();
    table.index(['payment_id', 'id']);
  });
}
