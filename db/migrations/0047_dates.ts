import type { Knex } from 'knex';
import { belongsTo, mayReferTo, texts } from './columns.ts';

/** Dates of products, the places booked on them, and who waits for a place. */
export async function dates(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('slots', (table) => {
    table.increments('id');
    table.integer('version').notNullable().defaultTo(1);
    belongsTo(table, 'product_id', 'products');
    texts(table, 'place_en', 'place_cs');
    table.text('starts_at').notNullable();
    table.text('ends_at').notNullable();
    table.integer('capacity').notNullable();
    // The sum of the bookings that hold a place.
    table.integer('taken').notNullable().defaultTo(0);
    table.check('taken >= 0 and taken <= capacity', [], 'slots_never_oversold');
    table.integer('price_difference_halere').notNullable().defaultTo(0);
    table.text('state').notNullable().defaultTo('planned');
    texts(table, 'note');
    table.text('created_at').notNullable();
    table.text('updated_at').notNullable();
    table.index(['product_id', 'starts_at']);
    table.index(['starts_at', 'id']);
  });
  await trx.schema.alterTable('products', (table) => {
    table.boolean('has_dates').notNullable().defaultTo(false);
  });
  await trx.schema.alterTable('order_items', (table) => {
    mayReferTo(table, 'slot_id', 'slots');
    // When and where, as it was ordered.
    texts(table, 'slot_en', 'slot_cs');
  });
  await trx.schema.createTable('bookings', (table) => {
    table.increments('id');
    mayReferTo(table, 'slot_id', 'slots');
    belongsTo(table, 'order_id', 'orders');
    belongsTo(table, 'order_item_id', 'order_items');
    // The piece of the item, from 1; its voucher has the same.
    table.integer('piece').notNullable();
    table.text('state').notNullable();
    // What the buyer paid for the date: it is moved to dates that cost no more.
    table.integer('price_difference_halere').notNullable().defaultTo(0);
    // Counts changes for calendars (RFC 5545, SEQUENCE).
    table.integer('sequence').notNullable().defaultTo(0);
    table.text('created_at').notNullable();
    table.text('updated_at').notNullable();
    table.unique(['order_item_id', 'piece']);
    table.index('order_id');
  });
  await trx.schema.createTable('slot_alerts', (table) => {
    table.increments('id');
    belongsTo(table, 'slot_id', 'slots');
    table.text('email').notNullable();
    table.text('locale').notNullable();
    table.text('created_at').notNullable();
    table.unique(['slot_id', 'email']);
    table.index('email');
  });
}
