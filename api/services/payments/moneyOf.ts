import type { Order } from '../../../db/models/order.ts';
import type { OrderMoney } from '../../contract/payments.ts';

/** An order's sums, as the rules take them. */
export const moneyOf = (
  order: Pick<Order, 'paid_halere' | 'refunded_halere' | 'total_halere'>,
): OrderMoney => ({
  paid: order.paid_halere,
  refunded: order.refunded_halere,
  total: order.total_halere,
});
