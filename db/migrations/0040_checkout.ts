import type { Knex } from 'knex';
import { texts } from './columns.ts';

/**
 * The customer's note to an order; the kind of product of each item, unknown where the product is gone;
 * the countries that a shipping method delivers to.
 */
export async function checkout(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('orders', (table) => {
    texts(table, 'customer_note');
  });
  await trx.schema.alterTable('order_items', (table) => {
    table.text('category').nullable();
  });
  await trx.raw(
    'update order_items set category = (select category from products where products.id = product_id)',
  );
  await trx.schema.alterTable('shipping_methods', (table) => {
    texts(table, 'countries');
  });
}
