import type { Knex } from 'knex';
import { Order, OrderStatusChange } from '../../../db/models/order.ts';
import { orderUpdate } from '../../contract/entities/orderRecord.ts';
import type { Context } from '../../http/context.ts';
import { bringsOlderVersion, parseInput } from '../../http/validate.ts';
import { conflict } from '../../services/failure.ts';
import { findOrder } from './findOrder.ts';
import { presentOrder } from './present.ts';

/**
 * Sets an order's status, any from any, and writes down who did it and when. All else that a client
 * sends back is read-only (back-office §4; decisions, Reading and writing).
 * @throws Failure 409 with the order as it is now when the write brings an older version
 */
export async function changeStatus(
  knex: Knex,
  ctx: Context,
  current: Order,
  now: Date,
): Promise<void> {
  const { body, user } = ctx.state;
  const { id, version } = current;
  if (bringsOlderVersion(body.version, version)) throw await older(knex, ctx, id);
  const { status = current.status } = body;
  const input = parseInput(orderUpdate, { status });
  const changed = await knex.transaction(async (trx) => {
    const written = await Order.query(trx)
      .patch({ status: input.status, version: version + 1 })
      .where({ id, version });
    if (written > 0 && input.status !== current.status) {
      await OrderStatusChange.query(trx).insert({
        order_id: id,
        status: input.status,
        user_id: user?.id ?? null,
        at: now.toISOString(),
      });
    }
    return written;
  });
  if (changed === 0) throw await older(knex, ctx, id);
}

async function older(knex: Knex, ctx: Context, id: number) {
  const record = presentOrder(await findOrder(knex, String(id)), ctx.state.locale);
  return conflict('error.conflict', { record });
}
