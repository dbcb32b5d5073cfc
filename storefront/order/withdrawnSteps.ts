import type { Locale } from '../../api/contract/locales.ts';
import { formatHalere, formatPrice, toHalere } from '../../api/contract/money.ts';
import { leftAfterDecision as leftOf, moneyBack } from '../../api/contract/moneyBack.ts';
import { itemsInHalere } from '../../api/contract/placedLines.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { isGoods, isWithdrawnWhole, wasSent } from '../../api/contract/withdrawals.ts';
import { chargesOf } from '../../api/contract/withdrawnPrice.ts';

type Made = OrderPage['withdrawal']['cases'][number];

/** Whether withdrawals leave nothing of an order, which is then not to be paid. */
export const isLeftUnpaid = ({ items, withdrawal: { cases } }: OrderPage): boolean =>
  isWithdrawnWhole(items, cases);

/** What of an order will be left to pay, in haléře, once its withdrawals are decided; undefined if it can't wait. */
export const leftAfterDecision = (order: OrderPage): number | undefined => leftOf(factsOf(order));

/** What is next for who has withdrawn, as keys of the order's texts. */
export function withdrawnSteps(order: OrderPage, cases: readonly Made[]) {
  const { items, status, shipping, payment } = order;
  const withdrawn = items.filter(({ id }) =>
    cases.some((made) => made.items.some(({ order_item_id }) => order_item_id === id)),
  );
  const isBack = wasSent({ status, shippingKind: shipping.kind }) && withdrawn.some(isGoods);
  const left = leftAfterDecision(order);
  const isNothingToPay = (payment.open > 0 && isLeftUnpaid(order)) || left === 0;
  const back = moneyBack(factsOf(order));
  const isMoneyBack = back === 'all' || back === 'rest';
  return [
    ...(isNothingToPay ? ['withdrawn.noPayment' as const] : []),
    ...(isBack ? ['withdrawn.sendBack' as const] : []),
    isMoneyBack ? ('withdrawn.answerMoney' as const) : ('withdrawn.answer' as const),
    ...(left ? ['withdrawn.payLater' as const] : []),
  ];
}

/** The values of those texts. */
export const withdrawnValues = (order: OrderPage, locale: Locale) => ({
  left: formatHalere(leftAfterDecision(order) ?? 0, locale),
  amount: formatPrice(order.payment.open, locale),
});

/** What decides about the money of withdrawals, as far as the order tells. */
function factsOf({ items, status, shipping, payment, total, withdrawal }: OrderPage) {
  const { kind: paymentKind, paid, refunded, open, fee } = payment;
  return {
    ...{ status, paymentKind },
    ...{ paid: toHalere(paid), refunded: toHalere(refunded), total: toHalere(total) },
    open: toHalere(open),
    items: itemsInHalere(items),
    withdrawals: withdrawal.cases,
    ...chargesOf(toHalere(shipping.price), toHalere(fee), paymentKind),
  };
}
