import { discountOfPieces } from './discounts.ts';
import { orderLines, orderSums, type PricedItem } from './orderLines.ts';
import { isWithdrawnWhole, type WithdrawalState } from './withdrawals.ts';

interface Withdrawn {
  id: number;
  state: WithdrawalState;
  items?: readonly { order_item_id: number; quantity: number }[] | undefined;
}

/**
 * What a customer paid for the pieces of a withdrawal, in haléře: their price less their part of the order's
 * discount. Shipping is no part of it.
 * @param all the order's withdrawals, oldest first; refused ones don't count
 */
export const withdrawnHalere = (
  items: readonly (PricedItem & { id: number })[],
  all: readonly Withdrawn[],
  withdrawalId: number,
): number =>
  pricesOfWithdrawn(items, all, withdrawalId).reduce((sum, { halere }) => sum + halere, 0);

/** The same for each item of the order; 0 for those that the withdrawal isn't about. */
export function pricesOfWithdrawn<Item extends PricedItem & { id: number }>(
  items: readonly Item[],
  all: readonly Withdrawn[],
  withdrawalId: number,
): { item: Item; halere: number }[] {
  const place = all.findIndex(({ id }) => id === withdrawalId);
  const earlier = all.slice(0, Math.max(place, 0)).filter(({ state }) => state !== 'refused');
  const piecesIn = (some: readonly Withdrawn[], item: number) =>
    some
      .flatMap(({ items: pieces = [] }) => pieces)
      .filter(({ order_item_id }) => order_item_id === item)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return items.map((item) => {
    const pieces = piecesIn(all.slice(place, place + 1), item.id);
    const discount = discountOfPieces(item, pieces, piecesIn(earlier, item.id));
    return { item, halere: item.price_halere * pieces - discount };
  });
}

interface Invoiced {
  /** The order's withdrawals, oldest first. */
  withdrawals: readonly Withdrawn[];
  withdrawalId: number;
  items: readonly (PricedItem & { id: number })[];
  totalHalere: number;
  /** Received less refunded. */
  keptHalere: number;
  /** What is left of the invoice; 0 without one. */
  documentedHalere: number;
}

/**
 * What settling a withdrawal takes off an order's invoice, in haléře: what the customer paid for the pieces.
 * With the last pieces of an order go delivery and fee (Civil Code, § 1832 (1)). Never more than the invoice
 * has beyond what the customer keeps, so nothing where a refund was recorded before. Nothing either for an
 * order withdrawn from whole of which no money was received: it has to be cancelled.
 */
export function settledHalere(order: Invoiced): number {
  const { items, withdrawals, withdrawalId, totalHalere, keptHalere, documentedHalere } = order;
  const counted = withdrawals.filter(
    ({ id, state }) => state === 'settled' || (id === withdrawalId && state !== 'refused'),
  );
  const isWhole = isWithdrawnWhole(items, counted);
  if (isWhole && keptHalere <= 0) return 0;
  const priceOf = ({ id }: { id: number }) => withdrawnHalere(items, withdrawals, id);
  const withdrawn = counted.reduce((sum, each) => sum + priceOf(each), 0);
  const ofItems = { items, shipping_price_halere: null, payment_fee_halere: null };
  const goods = orderSums(orderLines(ofItems)).total;
  const delivery = isWhole ? totalHalere - goods : 0;
  const beyond = documentedHalere - (totalHalere - withdrawn - delivery);
  return Math.max(0, Math.min(priceOf({ id: withdrawalId }) + delivery, beyond));
}
