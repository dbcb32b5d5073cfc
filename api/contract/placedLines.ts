import { type OrderCosts, type OrderLine, orderLines, type WithdrawnLine } from './orderLines.ts';
import type { PricedItem } from './pricedItem.ts';
import { type TakingOff, takenOff } from './withdrawnPrice.ts';

interface PlacedOrder<Item extends PricedItem> extends OrderCosts<Item> {
  /** Oldest first; those that took something off the price. */
  withdrawals?: readonly TakingOff[] | undefined;
}

/**
 * The lines of a placed order, which a row of `orders` can be passed as: after the items and the discount what
 * withdrawals took off of items, after shipping and payment what else they took off. Their sum is the order's
 * total.
 */
export function placedLines<Item extends PricedItem>(order: PlacedOrder<Item>): OrderLine<Item>[] {
  const { items = [], withdrawals = [] } = order;
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
  ];
}
