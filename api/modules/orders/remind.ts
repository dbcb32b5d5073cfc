import type { Knex } from 'knex';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import { Payment } from '../../../db/models/payment.ts';
import { takeTurns } from '../../../db/turns.ts';
import { dayAfter, daysBefore, pragueToday } from '../../contract/dates.ts';
import { OPEN_STATES } from '../../contract/payments.ts';
import { enqueueOrderMail } from '../mail/mails.ts';
import { knownUntil, orderOf, readOrders } from '../payments/index.ts';
import { updateOrder } from './updateOrder.ts';

/** How many orders are told in one transaction. */
const AT_ONCE = 200;

/**
 * Reminds once of each bank transfer that is late. Only where it is known to be: when nothing that came
 * to the account after the due day was ever brought here, a customer who paid would be reminded.
 */
export async function remindOfPayments(knex: Knex, now: Date): Promise<number> {
  const known = await knownUntil(knex);
  const today = pragueToday(now);
  let count = 0;
  for (;;) {
    const done = await knex.transaction(async (trx) => {
      await takeTurns(trx);
      const late = await lateOrders(trx, known < today ? known : today)
        .whereNull('reminded_at')
        .limit(AT_ONCE);
      const ids = late.map(({ id }) => id);
      await Order.query(trx).patch({ reminded_at: now.toISOString() }).whereIn('id', ids);
      await enqueueOrderMail(trx, 'reminder', ids, now);
      return ids.length;
    });
    count += done;
    if (done < AT_ONCE) return count;
  }
}

/**
 * Cancels orders of which nothing came so many days after they were due and reminded of, where the
 * team has set how many: without that setting a person decides. Days of which the bank's movements are
 * not known here don't count: who paid on one of them would be cancelled.
 */
export async function cancelUnpaid(knex: Knex, now: Date): Promise<number> {
  const setting = await Setting.query(knex).findOne({ setting_key: 'cancel_unpaid_days' });
  const days = /^\d{1,3}$/.test(setting?.value ?? '') ? Number(setting?.value) : 0;
  if (days === 0) return 0;
  const known = await knownUntil(knex);
  if (known === '') return 0;
  const today = pragueToday(now);
  return knex.transaction(async (trx) => {
    await takeTurns(trx);
    const late = await lateOrders(trx, dayAfter(known < today ? known : today, -days))
      .where(UNPAID)
      .where('reminded_at', '<', daysBefore(now, days).toISOString());
    const waiting = await ordersWithWaitingMoney(trx);
    let count = 0;
    for (const { id } of late) {
      if (waiting.has(id)) continue;
      // One that is just being paid, or changed by somebody, is left alone: locked, it is read again.
      const order = await Order.query(trx).findById(id).where(UNPAID).forUpdate();
      if (!order) continue;
      const doing = { now, userId: null };
      if (await updateOrder(trx, order, { status: 'cancelled' }, doing)) count += 1;
    }
    return count;
  });
}

const UNPAID = { status: 'pending', payment_state: 'unpaid' } as const;

/** The orders whose own symbol is on money that waits under 'Payments' for a person's decision. */
async function ordersWithWaitingMoney(trx: Knex.Transaction): Promise<Set<number>> {
  const waiting = await Payment.query(trx)
    .select('variable_symbol')
    .where({ state: 'waiting' })
    .where('halere', '>', 0);
  const movements = waiting.map(({ variable_symbol }) => ({ variableSymbol: variable_symbol }));
  const orders = await readOrders(trx, movements);
  return new Set(movements.flatMap((movement) => orderOf(movement, orders)?.id ?? []));
}

const lateOrders = (trx: Knex, day: string) =>
  Order.query(trx)
    .select('id', 'version')
    .whereIn('payment_state', OPEN_STATES)
    .where('payment_due', '<', day)
    .whereNot({ status: 'cancelled' })
    .whereNull('hidden_at')
    .orderBy('id');
