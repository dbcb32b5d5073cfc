import type { Knex } from 'knex';
import { texts } from './columns.ts';

/** Who made a product, as the regulation on product safety wants it shown. */
export async function manufacturers(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('products', (table) => {
    texts(table, 'manufacturer');
  });
}
