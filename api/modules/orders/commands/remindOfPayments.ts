import type { Knex } from 'knex';
import { acquireGlobalLock } from '../../../../db/locks.ts';
import { Order } from '../../../../db/models/order.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { type Bus, command, emit, PRODUCT } from '../../../platform/commands.ts';
import { knownUntil } from '../../payments/index.ts';
import { lateOrders } from '../lateOrders.ts';

/** How many reminders are sent in one transaction. */
const BATCH = 200;

/**
 * Reminds customers of late bank transfers, once for each order, and returns the number of orders. Only
 * orders whose due day is before the last day with known bank movements (`knownUntil`): without those a
 * customer who has paid could be reminded.
 */
export async function remindOfPayments(
  { knex, bus }: { knex: Knex; bus: Bus },
  now: Date,
): Promise<number> {
  const known = await knownUntil(knex);
  const today = pragueToday(now);
  const dueBefore = known < today ? known : today;
  let count = 0;
  for (;;) {
    const reminded = await remindSome(bus, { dueBefore }, PRODUCT);
    count += reminded;
    if (reminded < BATCH) return count;
  }
}

const remindSome = command(async (trx, { dueBefore }: { dueBefore: string }, { now }) => {
  await acquireGlobalLock(trx);
  const late = await lateOrders(trx, dueBefore).whereNull('reminded_at').limit(BATCH);
  const orderIds = late.map(({ id }) => id);
  await Order.query(trx).patch({ reminded_at: now.toISOString() }).whereIn('id', orderIds);
  emit(trx, 'order.reminded', { orderIds });
  return orderIds.length;
});
