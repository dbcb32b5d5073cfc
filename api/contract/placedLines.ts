import { toHalere } from './money.ts';
import {
  ancillaryLine,
  type OrderCosts,
  type OrderLine,
  orderLines,
  type WithdrawnLine,
} from './orderLines.ts';
import type { PricedItem } from './pricedItem.ts';
import { type TakingOff, takenOff } from './withdrawnPrice.ts';

interface PlacedOrder<Item extends PricedItem> extends OrderCosts<Item> {
  /** Oldest first; those that took something off the price. */
  withdrawals?: readonly TakingOff[] | undefined;
  /** What credit notes took off the price, whatever became of the invoice that they are about. */
  credited_halere?: number | undefined;
}

/**
 * The lines of a placed order, which a row of `orders` can be passed as: after the items and the discount what
 * withdrawals took off of items, after shipping and payment what else they took off, last what credit notes did.
 * Their sum is the order's price as it is now.
 */
export function placedLines<Item extends PricedItem>(order: PlacedOrder<Item>): OrderLine<Item>[] {
  const { items = [], withdrawals = [], credited_halere: credited = 0 } = order;
  const lines = orderLines(order);
  const withdrawn = takenOff(items, withdrawals).map(
    ({ halere, ...part }): WithdrawnLine<Item> => ({
      kind: 'withdrawn',
      ...part,
      quantity: null,
      unitHalere: -halere,
      halere: -halere,
    }),
  );
  const isOfGoods = ({ kind }: OrderLine<Item>) => kind === 'item' || kind === 'discount';
  return [
    ...lines.filter(isOfGoods),
    ...withdrawn.filter(({ item }) => item !== null),
    ...lines.filter((line) => !isOfGoods(line)),
    ...withdrawn.filter(({ item }) => item === null),
    ...(credited > 0 ? [ancillaryLine('credited', -credited)] : []),
  ];
}

/** Items as the API sends them, with their amounts in haléře. */
export const itemsInHalere = <Item extends { price: number; discount?: number | undefined }>(
  items: readonly Item[],
) =>
  items.map(({ discount = 0, ...item }) => ({
    ...item,
    price_halere: toHalere(item.price),
    discount_halere: toHalere(discount),
  }));
