import type { Order } from '../../../../db/models/order.ts';
import { isValid } from '../../../contract/orderStatuses.ts';
import { openOf } from '../../documents/index.ts';

/** What is still to be paid by card, in haléře: nothing of an order that is paid otherwise, or isn't valid. */
export const owedByCard = (order: Order): number =>
  order.payment_kind === 'card' && isValid(order) ? openOf(order) : 0;
