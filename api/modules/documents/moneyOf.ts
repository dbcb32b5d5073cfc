import type { Order } from '../../../db/models/order.ts';
import { isCancelled } from '../../contract/orderStatuses.ts';
import { type OrderMoney, openHalere } from '../../contract/payments.ts';

/** The columns that hold an order's sums. */
export const MONEY_COLUMNS = [
  'total_halere',
  'credited_halere',
  'paid_halere',
  'refunded_halere',
  'refunded_earlier_halere',
] as const;

/** An order's sums, as the rules take them: without what had all gone back before more came, as long as any is left. */
export function moneyOf(order: Pick<Order, (typeof MONEY_COLUMNS)[number]>): OrderMoney {
  const { paid_halere: paid, refunded_halere: refunded } = order;
  const earlier = paid > refunded ? order.refunded_earlier_halere : 0;
  return {
    paid: paid - earlier,
    refunded: refunded - earlier,
    total: order.total_halere - order.credited_halere,
  };
}

/** What is still to be paid for an order, in haléře: nothing for one that is cancelled. */
export const openOf = (order: Parameters<typeof moneyOf>[0] & Pick<Order, 'status'>): number =>
  isCancelled(order.status) ? 0 : openHalere(moneyOf(order));
