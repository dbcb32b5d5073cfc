import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Order } from '../../../db/models/order.ts';

/**
 * The orders whose money should have come before a day (YYYY-MM-DD) and did not, without those that their
 * customers withdrew from as a whole: they are told not to pay.
 */
export const lateOrders = (knex: Knex, day: string): QueryBuilder<Order, Order[]> =>
  Order.query(knex)
    .select('id', 'version')
    .modify('overdue', day)
    .modify('notWithdrawn')
    .modify('shown')
    .orderBy('id');
