import type { Knex } from 'knex';
import { belongsTo, mayReferTo, texts } from './columns.ts';

/** Vouchers that products issue when they are paid, their redemptions and extensions. */
export async function vouchers(trx: Knex.Transaction): Promise<void> {
  // Orders keep what was promised when they were placed.
  for (const name of ['products', 'order_items']) {
    await trx.schema.alterTable(name, (table) => {
      texts(table, 'voucher_kind');
      table.integer('voucher_months').nullable();
      table.text('voucher_until').nullable();
    });
  }
  await trx.schema.alterTable('order_items', (table) => {
    texts(table, 'dedication');
  });
  await createVouchers(trx);
  await createRedemptions(trx);
  await trx.schema.createTable('voucher_extensions', (table) => {
    table.increments('id');
    belongsTo(table, 'voucher_id', 'vouchers');
    table.text('from').notNullable();
    table.text('to').notNullable();
    table.text('reason').notNullable();
    mayReferTo(table, 'user_id', 'users');
    texts(table, 'username');
    table.text('at').notNullable();
    table.index(['voucher_id', 'id']);
  });
}

async function createVouchers(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('vouchers', (table) => {
    table.increments('id');
    belongsTo(table, 'order_id', 'orders');
    belongsTo(table, 'order_item_id', 'order_items');
    // The piece of the item, from 1: each has one voucher, however often the order is paid.
    table.integer('piece').notNullable();
    mayReferTo(table, 'product_id', 'products');
    table.text('code').notNullable().unique();
    table.text('kind').notNullable();
    table.integer('value_halere').nullable();
    table.integer('remaining_halere').nullable();
    table.check('remaining_halere >= 0', [], 'vouchers_never_overdrawn');
    texts(table, 'dedication');
    table.text('issued_at').notNullable();
    table.text('valid_until').notNullable();
    table.text('redeemed_at').nullable();
    table.text('cancelled_at').nullable();
    texts(table, 'cancel_reason');
    table.index(['order_id', 'id']);
    table.index(['valid_until', 'id']);
  });
  await trx.raw('create unique index vouchers_once_per_piece on vouchers (order_item_id, piece)');
}

async function createRedemptions(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('voucher_redemptions', (table) => {
    table.increments('id');
    belongsTo(table, 'voucher_id', 'vouchers');
    // Chosen by the phone: the same redemption sent again is one.
    table.text('key').notNullable().unique();
    table.text('outcome').notNullable();
    table.integer('halere').nullable();
    table.text('redeemed_at').notNullable();
    table.text('joined_at').nullable();
    mayReferTo(table, 'user_id', 'users');
    texts(table, 'username', 'note');
    table.text('resolved_at').nullable();
    texts(table, 'resolved_by', 'resolution');
    table.index(['voucher_id', 'id']);
  });
}
