import type { Knex } from 'knex';
import { isSqlite } from '../connect.ts';
import { belongsTo, texts } from './columns.ts';

/** The points where parcels of a shipping method are collected, and the one that an order goes to. */
export async function pickupPoints(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('shipping_methods', (table) => {
    texts(table, 'points', 'packeta_key');
  });
  await trx.schema.createTable('pickup_points', (table) => {
    table.increments('id');
    belongsTo(table, 'shipping_method_id', 'shipping_methods');
    table.text('code').notNullable();
    texts(table, 'name', 'street', 'city', 'zip', 'country', 'opening_hours', 'search');
    // Read by beginnings, which only the order of bytes finds in an index.
    const bytewise = isSqlite(trx) ? 'text' : 'text collate "C"';
    table.specificType('town_key', bytewise).notNullable().defaultTo('');
    table.specificType('zip_key', bytewise).notNullable().defaultTo('');
    table.boolean('is_active').notNullable().defaultTo(true);
    table.text('updated_at').notNullable();
    table.unique(['shipping_method_id', 'code']);
    table.index(['shipping_method_id', 'town_key', 'id']);
    table.index(['shipping_method_id', 'zip_key', 'id']);
  });
  // Whether a method has any point to choose.
  await trx.raw(
    'create index pickup_points_active on pickup_points (shipping_method_id) where is_active = true',
  );
  await trx.schema.alterTable('orders', (table) => {
    texts(table, 'pickup_point_code', 'pickup_point_name', 'pickup_point_address');
  });
}
