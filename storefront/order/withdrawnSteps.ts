import { toHalere } from '../../api/contract/money.ts';
import { moneyBack } from '../../api/contract/moneyBack.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { isGoods, isWithdrawnWhole, wasSent } from '../../api/contract/withdrawals.ts';

type Made = OrderPage['withdrawal']['cases'][number];

/** Whether withdrawals leave nothing of an order, which is then not to be paid. */
export const isLeftUnpaid = ({ items, withdrawal: { cases } }: OrderPage): boolean =>
  isWithdrawnWhole(items, cases);

/** What is next for who has withdrawn, as keys of the order's texts. */
export function withdrawnSteps(order: OrderPage, made: Made) {
  const { items, status, shipping, payment } = order;
  const withdrawn = items.filter(({ id }) =>
    made.items.some(({ order_item_id }) => order_item_id === id),
  );
  const isBack = wasSent({ status, shippingKind: shipping.kind }) && withdrawn.some(isGoods);
  const isOpen = payment.open > 0;
  const isWhole = isLeftUnpaid(order);
  // Who pays on delivery can't wait.
  const mayPayLater = isOpen && !isWhole && payment.kind !== 'cash_on_delivery';
  return [
    ...(isOpen && isWhole ? ['withdrawn.noPayment' as const] : []),
    ...(isBack ? ['withdrawn.sendBack' as const] : []),
    isMoneyBack(order) ? ('withdrawn.answerMoney' as const) : ('withdrawn.answer' as const),
    ...(mayPayLater ? ['withdrawn.payLater' as const] : []),
  ];
}

/** Whether withdrawals that are not decided yet send money back, as far as the order tells. */
function isMoneyBack({ items, status, shipping, payment, total, withdrawal }: OrderPage): boolean {
  const { kind: paymentKind, paid, refunded, fee } = payment;
  const back = moneyBack({
    ...{ status, paymentKind },
    ...{ paid: toHalere(paid), refunded: toHalere(refunded), total: toHalere(total) },
    items: items.map(({ id, quantity, price, discount = 0 }) => ({
      ...{ id, quantity },
      ...{ price_halere: toHalere(price), discount_halere: toHalere(discount) },
    })),
    withdrawals: withdrawal.cases,
    deliveryHalere: toHalere(shipping.price) + toHalere(fee),
  });
  return back === 'all' || back === 'rest';
}
