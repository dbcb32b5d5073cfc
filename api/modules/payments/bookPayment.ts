import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { Payment } from '../../../db/models/payment.ts';
import { pragueToday } from '../../contract/dates.ts';
import { isBankReversal, type PaymentSource } from '../../contract/payments.ts';
import { variableSymbol } from '../../contract/variableSymbol.ts';
import { emit } from '../../platform/commands.ts';
import { invalidField, notFound } from '../../platform/failure.ts';
import { changedSums } from './changedSums.ts';
import { reservedHalere } from './refunds/reserved.ts';

export interface NewPayment {
  /** Null keeps it until a person says whose it is. */
  orderId: number | null;
  source: PaymentSource;
  /** What the source calls it, unique there: the same one is booked once. */
  externalId: string;
  /** Whole haléře, below zero for a refund, and for what a bank takes back. */
  halere: number;
  /** The day on which the money moved, YYYY-MM-DD. */
  receivedOn: string;
  /** The order's own when absent. */
  variableSymbol?: string;
  counterAccount?: string;
  payer?: string;
  message?: string;
  note?: string;
  /** Absent when the product books it itself. */
  userId?: number | null;
}

interface BookedPayment {
  paymentId: number;
  /** False when the source's payment was known before: nothing was changed then. */
  isNew: boolean;
}

/**
 * Books a payment or a refund, in the command of what brings it, and keeps the order's sums.
 * @throws Failure 404 without such an order, 422 when more would go back than came in
 */
export async function bookPayment(
  trx: Knex.Transaction,
  payment: NewPayment,
  now: Date,
): Promise<BookedPayment> {
  const { orderId, source, externalId, halere, userId = null } = payment;
  const { receivedOn, counterAccount = '' } = payment;
  const { payer = '', message = '', note = '' } = payment;
  // Locked before the payment is stored, so that two payments of one order wait for each other.
  const order = orderId === null ? null : await lockOrder(trx, orderId);
  const symbol = payment.variableSymbol ?? (order ? String(variableSymbol(order)) : '');
  const at = now.toISOString();
  const [made] = await trx(Payment.tableName)
    .insert({
      order_id: orderId,
      source,
      external_id: externalId,
      halere,
      received_on: receivedOn,
      variable_symbol: symbol,
      counter_account: counterAccount,
      payer,
      message,
      note,
      state: order ? 'booked' : 'waiting',
      user_id: userId,
      created_at: at,
      decided_at: order ? at : null,
    })
    .onConflict(['source', 'external_id'])
    .ignore()
    .returning<{ id: number }[]>('id');
  if (!made) {
    const known = await Payment.query(trx)
      .findOne({ source, external_id: externalId })
      .throwIfNotFound();
    return { paymentId: known.id, isNew: false };
  }
  const isCorrection = isBankReversal({ source, halere });
  if (order) await changeMoney(trx, order, halere, { isCorrection, userId });
  emit(trx, 'payment.booked', { paymentId: made.id, orderId });
  return { paymentId: made.id, isNew: true };
}

/** @throws Failure 422 for a row of the bank that could not be read, or is dated after today */
export function checkBookable(
  { halere, received_on }: Pick<Payment, 'halere' | 'received_on'>,
  now: Date,
): void {
  if (halere === 0) throw invalidField('order_id', 'payment.unreadable');
  if (received_on > pragueToday(now)) throw invalidField('order_id', 'payment.dayToCome');
}

/** @throws Failure 404 without such an order */
export async function lockOrder(trx: Knex.Transaction, id: number): Promise<Order> {
  const order = await Order.query(trx).findById(id).forUpdate();
  if (!order) throw notFound('order.notFound');
  return order;
}

interface Changing {
  /** What was booked as received is taken back, or restored: nothing went to the customer. */
  isCorrection: boolean;
  userId: number | null;
}

/**
 * Changes an order's sums by an amount. Every change of an order's money comes through here; the
 * payment itself is stored before.
 * @param order locked, as it was before
 * @param halere above zero for what came in, below for what went back or was taken back
 * @throws Failure 422 when less would be left than went back or is reserved to
 */
export async function changeMoney(
  trx: Knex.Transaction,
  order: Order,
  halere: number,
  { isCorrection, userId }: Changing,
): Promise<void> {
  const { id: orderId } = order;
  const sums = changedSums(order, halere, isCorrection);
  const left = sums.paid_halere - sums.refunded_halere;
  if (halere < 0 && left < (await reservedHalere(trx, orderId))) {
    throw invalidField('amount', isCorrection ? 'payment.sentBack' : 'payment.tooMuchBack');
  }
  await Order.query(trx).findById(orderId).patch(sums);
  emit(trx, 'order.moneyChanged', { orderId, halere, isCorrection, userId });
  if (halere < 0 && !isCorrection) emit(trx, 'order.refunded', { orderId, halere: -halere });
}
