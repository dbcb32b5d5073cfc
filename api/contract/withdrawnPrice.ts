import type { PaymentKind, ProductCategory } from './constants.ts';
import { discountOfPieces } from './discounts.ts';
import { toHalere } from './money.ts';
import type { PricedItem } from './pricedItem.ts';
import { splitHalere } from './splitHalere.ts';
import { isWithdrawnWhole, isWithoutGoods, type WithdrawalState } from './withdrawals.ts';

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
  items: readonly PricedItem[],
  all: readonly Withdrawn[],
  withdrawalId: number,
): number =>
  pricesOfWithdrawn(items, all, withdrawalId).reduce((sum, { halere }) => sum + halere, 0);

/** The same for each item of the order; 0 for those that the withdrawal isn't about. */
export function pricesOfWithdrawn<Item extends PricedItem>(
  items: readonly Item[],
  all: readonly Withdrawn[],
  withdrawalId: number,
): { item: Item; halere: number }[] {
  const place = all.findIndex(({ id }) => id === withdrawalId);
  const earlier = all.slice(0, Math.max(place, 0)).filter(({ state }) => state !== 'refused');
  const piecesIn = (some: readonly Withdrawn[], item: unknown) =>
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

/** A withdrawal with what it took off the order's price. */
export interface TakingOff extends Withdrawn {
  taken_off_halere?: number | undefined;
}

/** Withdrawals as they travel, with what they took off in haléře. */
export const inHalere = <Made extends Withdrawn & { taken_off?: number | undefined }>(
  withdrawals: readonly Made[],
): (Made & TakingOff)[] =>
  withdrawals.map((made) => ({ ...made, taken_off_halere: toHalere(made.taken_off ?? 0) }));

/** A part of what a withdrawal took off. */
interface TakenOff<Item> {
  withdrawalId: number;
  /** Null for what its pieces did not cost: delivery, or what else the team gave. */
  item: Item | null;
  /** How many pieces of the item; 0 without one. */
  pieces: number;
  halere: number;
}

/**
 * What withdrawals took off an order's price, by item. An amount that the team chose is split by what the
 * pieces cost, and takes no more off any of them: what is beyond that is a part of its own.
 */
export function takenOff<Item extends PricedItem>(
  items: readonly Item[],
  withdrawals: readonly TakingOff[],
): TakenOff<Item>[] {
  return withdrawals.flatMap(
    ({ id: withdrawalId, items: withdrawn = [], taken_off_halere = 0 }) => {
      if (taken_off_halere === 0) return [];
      const prices = pricesOfWithdrawn(items, withdrawals, withdrawalId);
      const whole = prices.reduce((sum, { halere }) => sum + halere, 0);
      const ofPieces = Math.min(taken_off_halere, whole);
      const parts = splitHalere(
        ofPieces,
        prices.map(({ halere }) => halere),
      );
      const piecesOf = (item: Item) =>
        withdrawn
          .filter(({ order_item_id }) => order_item_id === item.id)
          .reduce((sum, { quantity }) => sum + quantity, 0);
      const all: TakenOff<Item>[] = [
        ...prices.map(({ item }, index) => ({
          withdrawalId,
          item,
          pieces: piecesOf(item),
          halere: parts[index] ?? 0,
        })),
        { withdrawalId, item: null, pieces: 0, halere: taken_off_halere - ofPieces },
      ];
      return all.filter(({ halere }) => halere > 0);
    },
  );
}

interface Settling {
  /** The order's withdrawals, oldest first. */
  withdrawals: readonly Withdrawn[];
  withdrawalId: number;
  items: readonly (PricedItem & { id: number; category?: ProductCategory | null })[];
  /** What is charged for bringing the goods, and for the payment: see `chargesOf`. */
  deliveryHalere: number;
  feeHalere: number;
  /** Received less refunded. */
  keptHalere: number;
  /** What is left of the invoice; of the price where there is none yet. */
  leftHalere: number;
}

/** What an order costs beside its items: cash is collected at the delivery, so that its fee goes with it. */
export const chargesOf = (
  shippingHalere: number,
  feeHalere: number,
  paymentKind: PaymentKind | null,
): Pick<Settling, 'deliveryHalere' | 'feeHalere'> =>
  paymentKind === 'cash_on_delivery'
    ? { deliveryHalere: shippingHalere + feeHalere, feeHalere: 0 }
    : { deliveryHalere: shippingHalere, feeHalere };

/**
 * What settling a withdrawal takes off an order's invoice, or off its price before that, in haléře: what the
 * pieces cost. With an order's last goods goes the delivery, even where a voucher or a course is kept, and with
 * its last piece the fee (Civil Code, § 1832 (1)); neither a second time with a later withdrawal. Never more than
 * there is beyond what the customer keeps, so nothing where a refund was credited before. Nothing either for
 * an order withdrawn from whole of which no money was received: it has to be cancelled.
 */
export function settledHalere(order: Settling): number {
  const { items, withdrawals, withdrawalId, deliveryHalere, feeHalere, keptHalere, leftHalere } =
    order;
  const before = withdrawals.filter(({ id, state }) => state === 'settled' && id !== withdrawalId);
  const own = withdrawals.filter(({ id, state }) => id === withdrawalId && state !== 'refused');
  const counted = [...before, ...own];
  if (isWithdrawnWhole(items, counted) && keptHalere <= 0) return 0;
  const priceOf = ({ id }: { id: number }) => withdrawnHalere(items, withdrawals, id);
  const withdrawn = counted.reduce((sum, each) => sum + priceOf(each), 0);
  const goods = items.reduce(
    (sum, { price_halere, quantity, discount_halere = 0 }) =>
      sum + price_halere * quantity - discount_halere,
    0,
  );
  const chargesAfter = (some: readonly Withdrawn[]): number => {
    if (isWithdrawnWhole(items, some)) return 0;
    return isWithoutGoods(items, some) ? feeHalere : deliveryHalere + feeHalere;
  };
  const keptCharges = chargesAfter(counted);
  const beyond = leftHalere - (goods - withdrawn + keptCharges);
  const price = priceOf({ id: withdrawalId }) + chargesAfter(before) - keptCharges;
  return Math.max(0, Math.min(price, beyond));
}
