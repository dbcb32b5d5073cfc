import type { Knex } from 'knex';
import { marked } from '../models/orderSearch.ts';

const AT_ONCE = 500;

/** Orders are also found by the number of the company that they are for. */
export async function ordersByCompany(trx: Knex.Transaction): Promise<void> {
  for (let last = 0; ; ) {
    const orders = await trx('orders')
      .select('id', 'company_ico', 'search')
      .whereNot({ company_ico: '' })
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE);
    if (orders.length === 0) return;
    for (const { id, company_ico, search } of orders) {
      await trx('orders')
        .where({ id })
        .update({ search: `${search}\n${marked(company_ico)}` });
      last = id;
    }
  }
}
