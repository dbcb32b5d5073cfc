import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Order } from '../../../db/models/order.ts';

/**
 * The orders whose money should have come before a day (YYYY-MM-DD) and did not. Without those that their
 * customers withdrew from as a whole, who are told not to pay, or from a part that is not decided yet, who are told
 * that they can wait.
 */
export const lateOrders = (knex: Knex, day: string): QueryBuilder<Order, Order[]> =>
  Order.query(knex)
    .select('id', 'version')
    .modify('overdue', day)
    .modify('notWithdrawn')
    .whereNotExists(Order.relatedQuery('withdrawals').where({ state: 'received' }))
    .modify('shown')
    .orderBy('id');
