import { type Locale, localized } from '../../api/contract/locales.ts';
import { toHalere } from '../../api/contract/money.ts';
import { itemsInHalere, placedLines } from '../../api/contract/placedLines.ts';
import type { Order } from '../../api/contract/types.ts';
import { inHalere } from '../../api/contract/withdrawnPrice.ts';

type RowLabels = Record<
  | 'discount'
  | 'withdrawn'
  | 'withdrawnMore'
  | 'shipping'
  | 'payment'
  | 'fee'
  | 'credited'
  | 'notGiven',
  string
>;

/** The rows of an order's table, one for each of its lines; amounts in haléře. */
export function orderRows(order: Order, locale: Locale, labels: RowLabels) {
  const names = {
    discount: `${labels.discount}: ${order.discount_code ?? ''}`,
    shipping: `${labels.shipping}: ${order.shipping_name || labels.notGiven}`,
    payment: `${labels.payment}: ${order.payment_name || labels.notGiven}`,
    fee: labels.fee,
    credited: labels.credited,
  };
  const keyAndName = (line: ReturnType<typeof linesOf>[number]) => {
    if (line.kind === 'item') {
      const { id, translations } = line.item;
      return { key: `item-${id}`, name: localized(translations, 'name', locale) };
    }
    if (line.kind !== 'withdrawn') return { key: line.kind, name: names[line.kind] };
    const { item, pieces, withdrawalId } = line;
    const name = item
      ? `${labels.withdrawn}: ${pieces} × ${localized(item.translations, 'name', locale)}`
      : labels.withdrawnMore;
    return { key: `withdrawn-${withdrawalId}-${item?.id ?? ''}`, name };
  };
  return linesOf(order).map((line) => ({
    ...keyAndName(line),
    quantity: line.quantity,
    unitHalere: line.unitHalere,
    halere: line.halere,
  }));
}

const linesOf = (order: Order) =>
  placedLines({
    items: itemsInHalere(order.items),
    shipping_price_halere: toHalere(order.shipping_price),
    payment_fee_halere: toHalere(order.payment_fee),
    withdrawals: inHalere(order.withdrawals),
    credited_halere: toHalere(order.credited ?? 0),
  });
