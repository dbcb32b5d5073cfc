import type { Knex } from 'knex';

/**
 * Takes the next number of a series in a year. The counter's row stays locked until the transaction ends:
 * the next transaction waits, and gets the same number after a rollback, so that there are no gaps.
 */
export async function takeNumber(trx: Knex.Transaction, series: string, year: number) {
  const [row] = await trx('document_counters')
    .insert({ series, year, last: 1 })
    .onConflict(['series', 'year'])
    .merge({ last: trx.raw('document_counters.last + 1') })
    .returning<{ last: number }[]>('last');
  const number = row?.last ?? 0;
  return { series, year, number, text: `${series}${year}${String(number).padStart(6, '0')}` };
}
