import type { Knex } from 'knex';
import { CardPayment } from '../../../../db/models/cardPayment.ts';

/** An order's unfinished card payments, newest first. */
export const pendingOf = (knex: Knex, orderId: number) =>
  CardPayment.query(knex).where({ order_id: orderId, state: 'pending' }).orderBy('id', 'desc');
