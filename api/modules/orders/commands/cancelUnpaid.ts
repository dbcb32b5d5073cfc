import type { Knex } from 'knex';
import { acquireGlobalLock } from '../../../../db/locks.ts';
import { Setting } from '../../../../db/models/content.ts';
import { Order } from '../../../../db/models/order.ts';
import { Payment } from '../../../../db/models/payment.ts';
import { dayAfter, daysBefore, pragueToday } from '../../../contract/dates.ts';
import { FIRST_STATUS } from '../../../contract/orderStatuses.ts';
import { idsOfSymbol } from '../../../contract/variableSymbol.ts';
import { type Bus, command, PRODUCT } from '../../../platform/commands.ts';
import { knownUntil, orderOf, readOrders } from '../../payments/index.ts';
import { lateOrders } from '../lateOrders.ts';
import { updateOrder } from './updateOrder.ts';

const UNPAID = { status: FIRST_STATUS, payment_state: 'unpaid' } as const;

/**
 * Cancels orders that are still unpaid a number of days (`cancel_unpaid_days`) after they were due and reminded of,
 * and after a withdrawal was decided; without that setting a person decides. Days whose bank movements are unknown
 * don't count, because a payment may have come in on one of them.
 * @returns the number of cancelled orders
 */
export async function cancelUnpaid(
  { knex, bus }: { knex: Knex; bus: Bus },
  now: Date,
): Promise<number> {
  const setting = await Setting.query(knex).findOne({ setting_key: 'cancel_unpaid_days' });
  const days = /^\d{1,3}$/.test(setting?.value ?? '') ? Number(setting?.value) : 0;
  if (days === 0) return 0;
  const known = await knownUntil(knex);
  if (known === '') return 0;
  const today = pragueToday(now);
  const dueBefore = dayAfter(known < today ? known : today, -days);
  const remindedBefore = daysBefore(now, days).toISOString();
  const before = { dueBefore, remindedBefore };
  let count = 0;
  // Each in a transaction of its own: several in one would lock the stock of one after the dates and
  // documents of another, while a checkout, or who cancels an order by hand, locks them the other way round.
  for (const { id } of await ordersToCancel(knex, before)) {
    if (await cancelLate(bus, { id, before }, PRODUCT)) count += 1;
  }
  return count;
}

/** The day that payments were due before, and the time that customers were reminded before. */
interface Before {
  dueBefore: string;
  remindedBefore: string;
}

const ordersToCancel = (knex: Knex, { dueBefore, remindedBefore }: Before) =>
  lateOrders(knex, dueBefore)
    .where(UNPAID)
    .where('reminded_at', '<', remindedBefore)
    // Until the decision on a withdrawal its customer was told to wait with the payment.
    .whereNotExists(Order.relatedQuery('withdrawals').where('decided_at', '>=', remindedBefore));

interface Late {
  id: number;
  before: Before;
}

const cancelLate = command(async (trx, { id, before }: Late, context): Promise<boolean> => {
  await acquireGlobalLock(trx);
  if (await hasWaitingMoney(trx, id)) return false;
  const current = await Order.query(trx).findById(id).forUpdate();
  // One that was just paid, changed, deleted or withdrawn from is left alone. A query of its own: the one that
  // waits for the lock doesn't see what was written to other tables meanwhile.
  if (!current || !(await ordersToCancel(trx, before).findById(id))) return false;
  return updateOrder.within(trx, { current, changes: { status: 'cancelled' } }, context);
});

/** Whether an order's own symbol is on money that waits under 'Payments' for a person's decision. */
async function hasWaitingMoney(trx: Knex.Transaction, id: number): Promise<boolean> {
  const waiting = await Payment.query(trx)
    .select('variable_symbol')
    .where({ state: 'waiting' })
    .where('halere', '>', 0);
  const movements = waiting
    .map(({ variable_symbol }) => ({ variableSymbol: variable_symbol }))
    .filter(({ variableSymbol }) => idsOfSymbol(variableSymbol).includes(id));
  if (movements.length === 0) return false;
  const orders = await readOrders(trx, movements);
  return movements.some((movement) => orderOf(movement, orders)?.id === id);
}
