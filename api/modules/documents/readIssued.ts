import type { Knex } from 'knex';
import { OrderDocument } from '../../../db/models/orderDocument.ts';

/** The issued documents of an order with what they say and without their files, oldest first. */
export const readIssued = (knex: Knex, orderId: number): Promise<OrderDocument[]> =>
  OrderDocument.query(knex)
    .where({ order_id: orderId })
    .modify('listed')
    .modify('stated')
    .execute();
