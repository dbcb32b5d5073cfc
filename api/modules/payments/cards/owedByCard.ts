import type { Order } from '../../../../db/models/order.ts';
import { SUPPLIED } from '../../../contract/orderStatuses.ts';
import { openHalere } from '../../../contract/payments.ts';
import { moneyOf } from '../../documents/index.ts';

/**
 * What is still to be paid by card, in haléře: nothing of an order that is paid otherwise, nor of one that
 * was cancelled, or deleted before it was supplied.
 */
export const owedByCard = (order: Order): number =>
  order.payment_kind !== 'card' || isVoid(order) ? 0 : openHalere(moneyOf(order));

const isVoid = ({ status, hidden_at }: Order): boolean =>
  status === 'cancelled' || (hidden_at !== null && !SUPPLIED.includes(status));
