import type { Order } from '../../../../db/models/order.ts';
import { isCancelled } from '../../../contract/orderStatuses.ts';
import { isWithdrawnWhole } from '../../../contract/withdrawals.ts';
import { moneyOf } from '../../documents/index.ts';

/**
 * Whether an order's page offers the proforma, by which to pay. Money that went back as a whole is not asked for
 * again; that takes no right to withdraw away (§ 1829 and § 1812 of the Civil Code), since the contract may still
 * be performed.
 */
export function offersProforma(order: Order): boolean {
  const { status, payment_kind, payment_state, items = [], withdrawals = [] } = order;
  return (
    !isCancelled(status) &&
    payment_kind !== 'cash_on_delivery' &&
    payment_state !== 'refunded' &&
    moneyOf(order).total > 0 &&
    !isWithdrawnWhole(items, withdrawals)
  );
}
