import { discountOfPieces } from './discounts.ts';
import type { PricedItem } from './orderLines.ts';
import type { WithdrawalState } from './withdrawals.ts';

interface Withdrawn {
  id: number;
  state: WithdrawalState;
  items: readonly { order_item_id: number; quantity: number }[];
}

/**
 * What a customer paid for the pieces of a withdrawal, in haléře: their price less their part of the order's
 * discount. Shipping is no part of it.
 * @param all the order's withdrawals, oldest first; refused ones don't count
 */
export function withdrawnHalere(
  items: readonly (PricedItem & { id: number })[],
  all: readonly Withdrawn[],
  withdrawalId: number,
): number {
  const place = all.findIndex(({ id }) => id === withdrawalId);
  const earlier = all.slice(0, Math.max(place, 0)).filter(({ state }) => state !== 'refused');
  const piecesIn = (some: readonly Withdrawn[], item: number) =>
    some
      .flatMap((each) => each.items)
      .filter(({ order_item_id }) => order_item_id === item)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return items.reduce((sum, item) => {
    const pieces = piecesIn(all.slice(place, place + 1), item.id);
    const discount = discountOfPieces(item, pieces, piecesIn(earlier, item.id));
    return sum + item.price_halere * pieces - discount;
  }, 0);
}
