import type { Order } from '../../../db/models/order.ts';
import { isCancelled } from '../../contract/orderStatuses.ts';
import {
  isFullyPaid,
  OPEN_STATES,
  PAYMENT_STATES,
  type PaymentState,
} from '../../contract/payments.ts';
import type { Cause } from './ledger.ts';

/**
 * From which payment states each cause makes an order paid. What was partly refunded was paid before, so that a
 * lower price completes nothing; money that is sent again does.
 */
const BECOMES_PAID_FROM: Record<Cause, readonly PaymentState[]> = {
  payment: PAYMENT_STATES.filter((state) => !isFullyPaid(state)),
  credited: OPEN_STATES,
  withdrawn: OPEN_STATES,
  reopened: ['to_refund'],
  // Its customer got no mail while it was deleted.
  restored: PAYMENT_STATES.filter(isFullyPaid),
  // No money came.
  rebooked: [],
  unbooked: [],
  refund: [],
  cancelled: [],
  supplied: [],
};

/**
 * Whether an order's price is complete by a change, which its customer is to be told: by a payment, or since
 * the price is lower. What came while the order was cancelled or deleted completes it once it is back.
 * @param order as it is after the change, with its payments and changes of status
 * @param deletedAt when an order that is restored was deleted
 */
export function becamePaid(
  order: Order,
  stateBefore: PaymentState,
  cause: Cause,
  deletedAt?: string,
): boolean {
  if (!isFullyPaid(order.payment_state) || order.paid_halere <= order.refunded_halere) return false;
  if (!BECOMES_PAID_FROM[cause].includes(stateBefore)) return false;
  if (cause === 'reopened') return receivedSince(order, cancelledAt(order));
  return cause !== 'restored' || receivedSince(order, deletedAt);
}

const cancelledAt = ({ statusChanges = [] }: Order): string | undefined =>
  statusChanges.findLast(({ status }) => isCancelled(status))?.at;

function receivedSince({ payments = [] }: Order, moment: string | undefined): boolean {
  if (moment === undefined) return false;
  return payments.some(({ halere, decided_at }) => halere > 0 && (decided_at ?? '') > moment);
}
