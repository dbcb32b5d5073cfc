import type { Knex } from 'knex';

/**
 * Shipping follows the VAT of the goods where no rate is set (§ 36 of the VAT act): so do methods that
 * had the rate nobody chose. Orders keep the rate that they were made with, and from now on the year
 * that their variable symbol begins with; those from before have none.
 */
export async function orderPapers(trx: Knex.Transaction): Promise<void> {
  await makeNullable(trx, 'shipping_methods', 'vat_rate');
  await makeNullable(trx, 'orders', 'shipping_vat_rate');
  await trx('shipping_methods').where('vat_rate', 21).update({ vat_rate: null });
  await trx.raw('alter table orders add column symbol_year integer');
}

/** Through a second column: SQLite can't drop a condition of a column. */
async function makeNullable(trx: Knex.Transaction, table: string, column: string): Promise<void> {
  const former = `former_${column}`;
  await trx.raw('alter table ?? rename column ?? to ??', [table, column, former]);
  await trx.raw('alter table ?? add column ?? integer', [table, column]);
  await trx(table).update({ [column]: trx.ref(former) });
  await trx.raw('alter table ?? drop column ??', [table, former]);
}
