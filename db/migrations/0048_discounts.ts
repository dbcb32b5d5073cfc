import type { Knex } from 'knex';
import { belongsTo, entityColumns, texts } from './columns.ts';

/** Discount codes, what orders cost less by them, and the history of prices. */
export async function discounts(trx: Knex.Transaction): Promise<void> {
  await createCodes(trx);
  await createPrices(trx);
}

async function createCodes(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('discount_codes', (table) => {
    entityColumns(table);
    // In capitals, so that it is unique however it is typed.
    table.text('code').notNullable().unique();
    table.integer('percent').nullable();
    table.integer('amount_halere').nullable();
    table.check('(percent is null) <> (amount_halere is null)', [], 'discount_codes_one_kind');
    table.integer('min_halere').nullable();
    texts(table, 'product_categories', 'valid_from', 'valid_until', 'note');
    table.integer('max_uses').nullable();
    table.integer('max_uses_per_email').nullable();
    table.boolean('is_active').notNullable().defaultTo(true);
  });
  // Knex would make the whole table anew on SQLite.
  await trx.raw(
    'alter table orders add column discount_code_id integer references discount_codes (id) on delete set null',
  );
  await trx.schema.alterTable('orders', (table) => {
    texts(table, 'discount_code');
  });
  // Orders without a code, which are most, have no entry.
  await trx.raw(
    'create index orders_of_discount_codes on orders (discount_code_id, status, hidden_at) where discount_code_id is not null',
  );
  await trx.schema.alterTable('order_items', (table) => {
    table.integer('discount_halere').notNullable().defaultTo(0);
  });
}

async function createPrices(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('products', (table) => {
    table.integer('price_before_halere').nullable();
    table.text('reduced_at').nullable();
    table.integer('lowest_price_halere').nullable();
  });
  await trx.schema.alterTable('product_variants', (table) => {
    table.integer('lowest_price_halere').nullable();
  });
  await trx.schema.createTable('product_prices', (table) => {
    table.increments('id');
    belongsTo(table, 'product_id', 'products');
    table
      .integer('variant_id')
      .nullable()
      .references('id')
      .inTable('product_variants')
      .onDelete('CASCADE');
    // Null: not offered from then on.
    table.integer('price_halere').nullable();
    table.text('at').notNullable();
    table.index(['product_id', 'at']);
    table.index('variant_id');
  });
  // Since when earlier prices held isn't known: at least since the last change of the product.
  await trx.raw(
    `insert into product_prices (product_id, variant_id, price_halere, at)
     select p.id, v.id, p.price_halere + coalesce(v.price_difference_halere, 0), p.updated_at
     from products p left join product_variants v on v.product_id = p.id
     where p.is_active = true`,
  );
}
