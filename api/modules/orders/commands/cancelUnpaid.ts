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
 * Cancels orders that are still unpaid a number of days after they were due and reminded of
 * (`cancel_unpaid_days`); without that setting a person decides. Days whose bank movements are unknown
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
  const late = await lateOrders(knex, dueBefore)
    .where(UNPAID)
    .where('reminded_at', '<', remindedBefore);
  let count = 0;
  // Each in a transaction of its own: several in one would lock the stock of one after the dates and
  // documents of another, while a checkout, or who cancels an order by hand, locks them the other way round.
  for (const { id } of late) if (await cancelLate(bus, { id }, PRODUCT)) count += 1;
  return count;
}

const cancelLate = command(async (trx, { id }: { id: number }, context): Promise<boolean> => {
  await acquireGlobalLock(trx);
  if (await hasWaitingMoney(trx, id)) return false;
  // One that is just being paid, changed or deleted is left alone: locked, it is read again.
  const current = await Order.query(trx).findById(id).where(UNPAID).modify('shown').forUpdate();
  if (!current) return false;
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
