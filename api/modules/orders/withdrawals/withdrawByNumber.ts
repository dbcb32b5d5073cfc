import type { Knex } from 'knex';
import { Order } from '../../../../db/models/order.ts';
import type { Actor, Bus } from '../../../platform/commands.ts';
import { Failure } from '../../../platform/failure.ts';
import { withdraw } from './commands/withdraw.ts';

interface ByNumber {
  number: number;
  email: string;
  key: string;
  name?: string;
  note: string;
  refund_account?: string;
}

/** Withdraws from all that is left of the order that number and e-mail belong to; does nothing without one. */
export async function withdrawByNumber(
  { knex, bus }: { knex: Knex; bus: Bus },
  { number, email, ...declared }: ByNumber,
  actor: Actor,
): Promise<void> {
  const order = await Order.query(knex)
    .findById(number)
    .modify('shown')
    .whereRaw('lower(customer_email) = ?', [email.toLowerCase()]);
  if (!order) return;
  try {
    await withdraw(bus, { ...declared, orderId: order.id, items: null }, actor);
  } catch (error) {
    // Only the order's page shows that nothing is left to withdraw from.
    if (!(error instanceof Failure && error.status === 422)) throw error;
  }
}
