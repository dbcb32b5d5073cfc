import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { recordId } from '../../http/validate.ts';
import { notFound } from '../../services/failure.ts';

/**
 * An order with its items, the history of its status and how its confirmation stands, by the id of an address.
 * @throws Failure 404 when there is none, or when no order can have such an id
 */
export async function findOrder(knex: Knex, key: string): Promise<Order> {
  const id = recordId(key);
  const order =
    id !== null
      ? await Order.query(knex)
          .findById(id)
          .withGraphFetched('[items, statusChanges.user, mail]')
          .modifyGraph('statusChanges.user', (query) => query.select('users.id', 'users.username'))
      : undefined;
  if (!order) throw notFound('order.notFound');
  return order;
}
