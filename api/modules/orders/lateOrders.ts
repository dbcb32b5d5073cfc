import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { Order } from '../../../db/models/order.ts';
import { OPEN_STATES } from '../../contract/payments.ts';

/** The orders whose money should have come before a day (YYYY-MM-DD) and did not. */
export const lateOrders = (knex: Knex, day: string): QueryBuilder<Order, Order[]> =>
  Order.query(knex)
    .select('id', 'version')
    .whereIn('payment_state', OPEN_STATES)
    .where('payment_due', '<', day)
    .whereNot({ status: 'cancelled' })
    .whereNull('hidden_at')
    .orderBy('id');
