import type { Knex } from 'knex';

/** The VAT rate of each price in per cent; orders have their own copy. Old rows get the rate that applied. */
export async function vat(trx: Knex.Transaction): Promise<void> {
  const rates = {
    products: 'vat_rate',
    shipping_methods: 'vat_rate',
    order_items: 'vat_rate',
    orders: 'shipping_vat_rate',
  };
  for (const [name, column] of Object.entries(rates)) {
    await trx.schema.alterTable(name, (table) => {
      table.integer(column).notNullable().defaultTo(21);
    });
  }
}
