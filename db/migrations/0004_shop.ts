import type { Knex } from 'knex';
import {
  belongsTo,
  createTranslations,
  entityColumns,
  listColumns,
  mayReferTo,
  texts,
} from './columns.ts';

/** Products, shipping and payment methods, orders. Amounts are whole haléře. */
export async function shop(trx: Knex.Transaction): Promise<void> {
  await createProducts(trx);
  await createMethods(trx);
  await createOrders(trx);
  await createOrderParts(trx);
}

async function createProducts(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('products', (table) => {
    entityColumns(table);
    listColumns(table);
    table.text('slug').notNullable().unique();
    table.integer('price_halere').notNullable();
    table.text('category').notNullable().defaultTo('experience');
    table.boolean('is_featured').notNullable().defaultTo(false);
    table.boolean('is_bestseller').notNullable().defaultTo(false);
    table.boolean('is_new').notNullable().defaultTo(false);
    table.index(['is_active', 'is_featured', 'display_order', 'id']);
    table.index(['category', 'display_order', 'id']);
    table.index(['price_halere', 'id']);
  });
  const details = ['what_to_expect', 'locations', 'availability', 'eligibility'];
  await createTranslations(trx, 'product', 'name', 'description', ...details);

  await trx.schema.createTable('product_features', (table) => {
    table.increments('id');
    belongsTo(table, 'product_id', 'products');
    table.integer('position').notNullable();
    texts(table, 'en', 'cs');
    table.index(['product_id', 'position', 'id']);
  });

  await trx.schema.createTable('product_photos', (table) => {
    table.increments('id');
    belongsTo(table, 'product_id', 'products');
    table.text('image_path').notNullable();
    table.integer('display_order').notNullable();
    table.index(['product_id', 'display_order', 'id']);
  });
}

async function createMethods(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('shipping_methods', (table) => {
    entityColumns(table);
    listColumns(table);
    table.integer('price_halere').notNullable().defaultTo(0);
  });
  await createTranslations(trx, 'shipping_method', 'name');

  await trx.schema.createTable('payment_methods', (table) => {
    entityColumns(table);
    listColumns(table);
    table.text('kind').nullable();
  });
  await createTranslations(trx, 'payment_method', 'name');
}

/** Orders have their own copies of names and prices. */
async function createOrders(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('orders', (table) => {
    entityColumns(table);
    texts(table, 'customer_name', 'customer_email', 'customer_phone', 'customer_address');
    table.text('status').notNullable().defaultTo('pending');
    mayReferTo(table, 'shipping_method_id', 'shipping_methods');
    texts(table, 'shipping_name_en', 'shipping_name_cs');
    table.integer('shipping_price_halere').notNullable();
    mayReferTo(table, 'payment_method_id', 'payment_methods');
    texts(table, 'payment_name_en', 'payment_name_cs');
    table.text('payment_kind').nullable();
    // A hundred lines of 99 pieces may exceed a 32-bit integer.
    table.bigInteger('total_halere').notNullable();
    table.text('locale').notNullable();
    table.index(['created_at', 'id']);
    table.index(['total_halere', 'id']);
    table.index(['status', 'id']);
    table.index(['status', 'created_at', 'id']);
    table.index(['customer_name', 'id']);
    table.index(['customer_email', 'id']);
  });
  await trx.raw('create index orders_customer_email_lower on orders (lower(customer_email))');
}

async function createOrderParts(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('order_items', (table) => {
    table.increments('id');
    belongsTo(table, 'order_id', 'orders');
    mayReferTo(table, 'product_id', 'products');
    texts(table, 'slug');
    table.integer('quantity').notNullable();
    table.integer('price_halere').notNullable();
    texts(table, 'name_en', 'name_cs', 'description_en', 'description_cs');
    table.index(['order_id', 'id']);
  });

  await trx.schema.createTable('order_status_changes', (table) => {
    table.increments('id');
    belongsTo(table, 'order_id', 'orders');
    table.text('status').notNullable();
    mayReferTo(table, 'user_id', 'users');
    table.text('at').notNullable();
    table.index(['order_id', 'id']);
  });

  await trx.schema.createTable('idempotency_keys', (table) => {
    table.text('key').primary();
    table.text('body_digest').notNullable();
    // No reference: a repeated key answers the same id even after the order was deleted.
    table.integer('order_id').nullable();
    table.text('created_at').notNullable().index();
  });
}
