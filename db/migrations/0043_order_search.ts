import type { Knex } from 'knex';
import { renewOrderSearch } from '../models/orderSearch.ts';

const AT_ONCE = 500;

/** Orders are also found by phone, tracking number, documents and products. */
export async function orderSearch(trx: Knex.Transaction): Promise<void> {
  for (let last = 0; ; ) {
    const ids = await trx('orders')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .pluck<number[]>('id');
    if (ids.length === 0) return;
    await renewOrderSearch(trx, ids);
    last = ids.at(-1) ?? last;
  }
}
