import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { fold } from '../../contract/slug.ts';
import type { OrderListItem } from '../../contract/types.ts';
import type { Context } from '../../http/context.ts';
import { applyConditions, applyOrder, type Listed } from '../crud/applyListQuery.ts';
import { integer, money, text } from '../crud/fields.ts';
import { type ListQuery, parseListQuery } from '../crud/listQuery.ts';
import { presentListItem } from './present.ts';

const listed: Listed = {
  model: Order,
  fields: {
    id: integer,
    customer_name: text,
    customer_email: text,
    customer_phone: text,
    created_at: text,
    total: money('total_halere'),
    status: text,
    shipping_method: {
      ...integer,
      column: 'shipping_method_id',
      nullable: true,
    },
    payment_method: { ...integer, column: 'payment_method_id', nullable: true },
    payment_kind: { ...text, nullable: true },
    locale: text,
  },
  order: [['created_at', 'desc']],
};

const SHOWN = [
  'id',
  'customer_name',
  'customer_email',
  'created_at',
  'total_halere',
  'status',
  'version',
];

/** Orders as the administrator's list asks for them, newest first unless it says otherwise. */
export async function listOrders(
  knex: Knex,
  ctx: Context,
): Promise<{ records: OrderListItem[]; total: number; query: ListQuery }> {
  const asked = parseListQuery(ctx.query, listed.fields);
  const { locale } = ctx.state;
  const query = Order.query(knex);
  applyConditions(query, { conditions: asked.conditions, search: '' }, listed, locale);
  if (asked.search !== '') {
    const pattern = `%${fold(asked.search).replace(/[\\%_]/g, '\\$&')}%`;
    query.where((either) =>
      either
        .whereRaw(`orders.search like ? escape '\\'`, [pattern])
        .orWhereRaw(`${NUMBER_ON_SCREEN} like ? escape '\\'`, [pattern]),
    );
  }
  const total = asked.window ? await query.clone().resultSize() : null;
  applyOrder(query, asked.sort, listed, locale);
  if (asked.window) query.offset(asked.window.offset).limit(asked.window.limit);
  const records = (await query.select(SHOWN)).map(presentListItem);
  return { records, total: total ?? records.length, query: asked };
}

/** '#' and the id padded with zeros to ten digits, so that a number is found as it is read. */
const NUMBER_ON_SCREEN =
  "'#' || substr('0000000000', length(cast(orders.id as text)) + 1) || cast(orders.id as text)";
