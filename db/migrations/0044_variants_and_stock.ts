import type { Knex } from 'knex';
import { belongsTo, mayReferTo, texts } from './columns.ts';

/** What can be bought of a product, and how many pieces there are. */
export async function variantsAndStock(trx: Knex.Transaction): Promise<void> {
  await createVariants(trx);
  await createStock(trx);
  await trx.schema.alterTable('order_items', (table) => {
    mayReferTo(table, 'variant_id', 'product_variants');
    texts(table, 'sku');
  });
}

async function createVariants(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('product_options', (table) => {
    table.increments('id');
    belongsTo(table, 'product_id', 'products');
    table.integer('position').notNullable();
    texts(table, 'en', 'cs');
    table.index(['product_id', 'position', 'id']);
  });
  await trx.schema.createTable('product_variants', (table) => {
    table.increments('id');
    belongsTo(table, 'product_id', 'products');
    table.integer('position').notNullable();
    table.text('sku').notNullable().unique();
    // The values of the first and the second option.
    texts(table, 'value_1_en', 'value_1_cs', 'value_2_en', 'value_2_cs');
    table.integer('price_difference_halere').notNullable().defaultTo(0);
    mayReferTo(table, 'photo_id', 'product_photos');
    table.index(['product_id', 'position', 'id']);
  });
}

async function createStock(trx: Knex.Transaction): Promise<void> {
  // A product or variant without a row isn't counted.
  await trx.schema.createTable('stock_levels', (table) => {
    table.increments('id');
    belongsTo(table, 'product_id', 'products');
    table
      .integer('variant_id')
      .nullable()
      .unique()
      .references('id')
      .inTable('product_variants')
      .onDelete('CASCADE');
    table.integer('quantity').notNullable();
    table.check('quantity >= 0', [], 'stock_never_negative');
    table.text('updated_at').notNullable();
    table.index(['product_id', 'variant_id']);
  });
  await trx.raw(
    'create unique index stock_levels_of_products on stock_levels (product_id) where variant_id is null',
  );
  await trx.schema.createTable('stock_movements', (table) => {
    table.increments('id');
    belongsTo(table, 'level_id', 'stock_levels');
    table.text('kind').notNullable();
    table.integer('change').notNullable();
    mayReferTo(table, 'order_id', 'orders');
    mayReferTo(table, 'user_id', 'users');
    texts(table, 'username', 'note');
    table.text('at').notNullable();
    table.index(['level_id', 'id']);
  });
  await trx.schema.createTable('stock_alerts', (table) => {
    table.increments('id');
    belongsTo(table, 'level_id', 'stock_levels');
    table.text('email').notNullable();
    table.text('locale').notNullable();
    table.text('created_at').notNullable();
    table.unique(['level_id', 'email']);
    table.index('email');
  });
}
