import type { Order } from '../../../../db/models/order.ts';
import { leftAfterDecision, leftToPay, moneyBack } from '../../../contract/moneyBack.ts';
import { mayBePaid, wasSent } from '../../../contract/withdrawals.ts';
import { chargesOf } from '../../../contract/withdrawnPrice.ts';
import { moneyOf, openOf } from '../../documents/index.ts';
import { isToPay, isWithdrawnFrom } from './balance.ts';
import type { Composing } from './composing.ts';
import type { Step } from './words.ts';

/** Whether there may be money of the customer that didn't go back. */
export const hasMoney = (order: Order): boolean => {
  const { status, payment_kind: paymentKind } = order;
  const { paid, refunded } = moneyOf(order);
  return mayBePaid({ status, paymentKind, paid, refunded });
};

/** Whether the customer still has to pay for what was kept: cash may be with the carrier already. */
const isLeftToPay = (order: Order): boolean => {
  const mayBeWithCarrier = order.paid_halere <= 0 && hasMoney(order);
  return isToPay(order) && !mayBeWithCarrier;
};

const isSent = ({ status, shippingMethod }: Order): boolean =>
  wasSent({ status, shippingKind: shippingMethod?.kind ?? null });

/** Whether goods that a withdrawal is about have to come back. */
const isToReturn = ({ order, facts: { items } }: Composing): boolean =>
  isSent(order) && (items?.some(({ isGoods = true }) => isGoods) ?? true);

const factsOf = (order: Order): Parameters<typeof leftAfterDecision>[0] => ({
  ...moneyOf(order),
  open: openOf(order),
  status: order.status,
  paymentKind: order.payment_kind,
  items: order.items ?? [],
  withdrawals: order.withdrawals ?? [],
  ...chargesOf(order.shipping_price_halere, order.payment_fee_halere, order.payment_kind),
});

/** What of the customer's money goes back; undefined where there is none. */
const moneyBackOf = (order: Order): ReturnType<typeof moneyBack> => moneyBack(factsOf(order));

/** What will be left to pay of an order, in haléře, once its withdrawals are settled as they are. */
export const leftToPayOf = (order: Order): number => leftToPay(factsOf(order));

/** Whether an order was withdrawn from as a whole before it was paid. */
const isNotToBePaid = (order: Order): boolean =>
  isWithdrawnFrom(order) && openOf(order) > 0 && !hasMoney(order);

/** Whether the customer was told that the payment can wait until a withdrawal is decided. */
export const isPaymentWaiting = (order: Order): boolean =>
  leftAfterDecision(factsOf(order)) !== undefined;

/**
 * What a decision leaves to pay: of an order from which another withdrawal waits, what can wait for that one's
 * decision. What is paid on delivery can't.
 */
export function payAfterDecision(order: Order): Step[] {
  if (!isLeftToPay(order)) return [];
  const left = leftAfterDecision(factsOf(order));
  if (left === undefined) return ['settledOpen'];
  return ['settledOther', left > 0 ? 'withdrawnPayLater' : 'withdrawnNoPayment'];
}

/** What is next for who has withdrawn: not paying, sending goods back and getting money, where there are any. */
export function withdrawnSteps(given: Composing): Step[] {
  const isBack = isToReturn(given);
  const money: Step = isBack ? 'withdrawnMoneyForGoods' : 'withdrawnMoney';
  const left = leftAfterDecision(factsOf(given.order));
  return [
    ...(isNotToBePaid(given.order) || left === 0 ? ['withdrawnNoPayment' as const] : []),
    isBack ? 'withdrawnSendBack' : 'withdrawnNothingBack',
    ...MONEY_STEPS[moneyBackOf(given.order) ?? 'nothing'](money, given.order),
    'withdrawnAnswer',
    ...(left ? ['withdrawnPayLater' as const] : []),
  ];
}

/** What is said of the money, by what of it goes back. */
const MONEY_STEPS: Record<
  NonNullable<ReturnType<typeof moneyBack>> | 'nothing',
  (money: Step, order: Order) => Step[]
> = {
  all: (money) => [money],
  rest: (money) => ['withdrawnRest', money],
  // Where money went back before, what is left isn't all that was paid.
  none: (_, order) => (moneyOf(order).refunded > 0 ? [] : ['withdrawnKept']),
  nothing: () => [],
};

/** What a withdrawal obliges the team to. */
export function dutiesOf(given: Composing): Step[] {
  const { order } = given;
  const money: Step = isToReturn(given) ? 'teamMoneyForGoods' : 'teamMoney';
  const isWaiting = !isSent(order) && order.shippingMethod?.kind !== 'none';
  const nothing: Step = order.paid_halere > 0 ? 'teamReturned' : 'teamUnpaid';
  const duties: Record<keyof typeof MONEY_STEPS, Step[]> = {
    all: [money],
    rest: ['teamRest', money],
    none: ['teamKept'],
    nothing: [nothing],
  };
  return [
    ...(isWaiting ? ['teamNotSent' as const] : []),
    ...duties[moneyBackOf(order) ?? 'nothing'],
  ];
}
