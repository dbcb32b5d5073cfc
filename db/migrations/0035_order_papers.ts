import type { Knex } from 'knex';

/**
 * Shipping without a VAT rate follows the goods (§ 36 of the VAT act); this includes methods that still
 * had the default rate. Orders keep the rate at which they were placed. New orders store the year of
 * their variable symbol; older ones have none.
 */
export async function orderPapers(trx: Knex.Transaction): Promise<void> {
  await makeNullable(trx, 'shipping_methods', 'vat_rate');
  await makeNullable(trx, 'orders', 'shipping_vat_rate');
  await trx('shipping_methods').where('vat_rate', 21).update({ vat_rate: null });
  await trx.raw('alter table orders add column symbol_year integer');
}

/** Uses a second column: SQLite can't drop a constraint of a column. */
async function makeNullable(trx: Knex.Transaction, table: string, column: string): Promise<void> {
  const former = `former_${column}`;
  await trx.raw('alter table ?? rename column ?? to ??', [table, column, former]);
  await trx.raw('alter table ?? add column ?? integer', [table, column]);
  await trx(table).update({ [column]: trx.ref(former) });
  await trx.raw('alter table ?? drop column ??', [table, former]);
}
