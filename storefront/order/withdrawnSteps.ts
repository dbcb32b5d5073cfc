import type { OrderPage } from '../../api/contract/types.ts';
import { isGoods, isWithdrawnWhole, mayBePaid, wasSent } from '../../api/contract/withdrawals.ts';

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
  const { kind: paymentKind, paid, refunded } = payment;
  const hasMoney = mayBePaid({ status, paymentKind, paid, refunded });
  return [
    ...(isLeftUnpaid(order) && payment.open > 0 ? ['withdrawn.noPayment' as const] : []),
    ...(isBack ? ['withdrawn.sendBack' as const] : []),
    hasMoney ? ('withdrawn.answerMoney' as const) : ('withdrawn.answer' as const),
  ];
}
