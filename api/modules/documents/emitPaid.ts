import type { Knex } from 'knex';
import type { Order } from '../../../db/models/order.ts';
import { isPaid, OPEN_STATES, type PaymentState } from '../../contract/payments.ts';
import { emit } from '../../platform/commands.ts';

/** Emits `order.paid` where what was paid before is all of an order's price since that was lowered. */
export function emitPaid(trx: Knex.Transaction, order: Order, stateBefore: PaymentState): void {
  const { id: orderId, status, payment_state, paid_halere, refunded_halere } = order;
  const kept = paid_halere - refunded_halere;
  const wasOpen = OPEN_STATES.includes(stateBefore);
  const isComplete = wasOpen && isPaid(payment_state) && status !== 'cancelled';
  // Its mail brings the vouchers.
  if (isComplete && kept > 0) emit(trx, 'order.paid', { orderId, halere: kept });
}
