import type { Knex } from 'knex';
import { orderSearch as searchTextOf } from '../models/orderSearch.ts';

const AT_ONCE = 500;
/** As they are at this version: columns that are searched later aren't there yet. */
const COLUMNS = [
  'customer_name',
  'customer_email',
  'customer_phone',
  'company_name',
  'tracking_number',
];

/** What is searched later. */
const NOT_YET = { company_ico: '', pickup_point_code: '', pickup_point_name: '' };

/** Orders are also found by phone, tracking number, documents and products. */
export async function orderSearch(trx: Knex.Transaction): Promise<void> {
  for (let last = 0; ; ) {
    const orders = await trx('orders')
      .select('id', ...COLUMNS)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE);
    if (orders.length === 0) return;
    const ids: number[] = orders.map(({ id }) => id);
    const partsOf = (table: string, ...columns: string[]) =>
      trx(table)
        .select('order_id', ...columns)
        .whereIn('order_id', ids)
        .orderBy('id');
    const items = await partsOf('order_items', 'name_en', 'name_cs');
    const documents = await partsOf('order_documents', 'number_text');
    for (const order of orders) {
      const isOf = ({ order_id }: { order_id: number }) => order_id === order.id;
      const search = searchTextOf({
        ...order,
        ...NOT_YET,
        items: items.filter(isOf),
        documents: documents.filter(isOf).map(({ number_text }) => String(number_text)),
      });
      await trx('orders').where({ id: order.id }).update({ search });
    }
    last = ids.at(-1) ?? last;
  }
}
