import type { Knex } from 'knex';
import { texts } from './columns.ts';

/** Restrictions and extra costs of methods; the fee and the tracking of an order. */
export async function shipping(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('shipping_methods', (table) => {
    table.text('kind').notNullable().defaultTo('parcel');
    table.integer('free_above_halere').nullable();
    texts(table, 'product_categories');
  });
  await trx.schema.alterTable('payment_methods', (table) => {
    table.integer('fee_halere').notNullable().defaultTo(0);
  });
  await trx.schema.alterTable('orders', (table) => {
    table.integer('payment_fee_halere').notNullable().defaultTo(0);
    texts(table, 'tracking_number', 'tracking_url');
  });
  await keepVouchersOnSale(trx);
}

/** Older shops sold vouchers with a parcel: adds a shipping method that fits vouchers. */
async function keepVouchersOnSale(trx: Knex.Transaction): Promise<void> {
  const last = await trx('shipping_methods').max({ place: 'display_order' }).first();
  if (last?.place === null || last?.place === undefined) return;
  const at = new Date().toISOString();
  const [{ id }] = await trx('shipping_methods')
    .insert({
      kind: 'none',
      price_halere: 0,
      display_order: last.place + 1,
      is_active: true,
      search: 'without shipping\nbez dopravy',
      created_at: at,
      updated_at: at,
    })
    .returning('id');
  await trx('shipping_method_translations').insert([
    { shipping_method_id: id, language: 'en', name: 'Without shipping' },
    { shipping_method_id: id, language: 'cs', name: 'Bez dopravy' },
  ]);
}
