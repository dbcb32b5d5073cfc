import type { Order } from '../../../../db/models/order.ts';
import { mayBePaid, wasSent } from '../../../contract/withdrawals.ts';
import type { Composing } from './composing.ts';
import type { Step } from './words.ts';

/** Whether the customer may have paid something for an order. */
export const isPaid = ({ status, payment_kind: paymentKind, paid_halere: paid }: Order): boolean =>
  mayBePaid({ status, paymentKind, paid });

const isSent = ({ status, shippingMethod }: Order): boolean =>
  wasSent({ status, shippingKind: shippingMethod?.kind ?? null });

/** Whether goods that a withdrawal is about have to come back. */
const isToReturn = ({ order, facts: { items } }: Composing): boolean =>
  isSent(order) && (items?.some(({ isGoods = true }) => isGoods) ?? true);

/** What is next for who has withdrawn: sending goods back and getting money, where there are any. */
export function withdrawnSteps(given: Composing): Step[] {
  const isBack = isToReturn(given);
  const money: Step = isBack ? 'withdrawnMoneyForGoods' : 'withdrawnMoney';
  return [
    isBack ? 'withdrawnSendBack' : 'withdrawnNothingBack',
    ...(isPaid(given.order) ? [money] : []),
    'withdrawnAnswer',
  ];
}

/** What a withdrawal obliges the team to. */
export function dutiesOf(given: Composing): Step[] {
  const { order } = given;
  const money: Step = isToReturn(given) ? 'teamMoneyForGoods' : 'teamMoney';
  const isWaiting = !isSent(order) && order.shippingMethod?.kind !== 'none';
  return [...(isWaiting ? ['teamNotSent' as const] : []), isPaid(order) ? money : 'teamUnpaid'];
}
