// Where an order is turned into lines; `placedLines.ts` adds what withdrawals and credit notes took off,
// which carts don't need. Amounts are whole haléře, VAT included; fields are named as the columns.

import type { ShippingKind } from './constants.ts';
import type { PricedItem } from './pricedItem.ts';

export interface OrderCosts<Item extends PricedItem> {
  items?: readonly Item[];
  /** Null if no shipping method is chosen yet. */
  shipping_price_halere: number | null;
  /** The fee of the payment method, e.g. for cash on delivery; null if none is chosen yet. */
  payment_fee_halere: number | null;
}

interface ItemLine<Item> {
  kind: 'item';
  item: Item;
  quantity: number;
  unitHalere: number;
  /** The unit price times the quantity. */
  halere: number;
}

/** The discount and what was credited, which are negative, shipping, payment and fee: without a quantity. */
interface AncillaryLine {
  kind: 'discount' | 'shipping' | 'payment' | 'fee' | 'credited';
  quantity: null;
  unitHalere: number;
  halere: number;
}

/** What a withdrawal took off the price: negative. */
export interface WithdrawnLine<Item> {
  kind: 'withdrawn';
  withdrawalId: number;
  /** Null for what its pieces did not cost. */
  item: Item | null;
  /** How many pieces of the item. */
  pieces: number;
  quantity: null;
  unitHalere: number;
  halere: number;
}

export type OrderLine<Item extends PricedItem = PricedItem> =
  | ItemLine<Item>
  | AncillaryLine
  | WithdrawnLine<Item>;

/**
 * The lines of an order as it is placed: the items, the discount, if there is one, then shipping, payment
 * (always 0) and the payment fee, if there is one.
 */
export function orderLines<Item extends PricedItem>(
  order: OrderCosts<Item>,
): (ItemLine<Item> | AncillaryLine)[] {
  const { items = [], shipping_price_halere: shipping, payment_fee_halere: fee } = order;
  const lines: (ItemLine<Item> | AncillaryLine)[] = items.map(itemLine);
  const discount = items.reduce((sum, { discount_halere = 0 }) => sum + discount_halere, 0);
  if (discount > 0) lines.push(ancillaryLine('discount', -discount));
  if (shipping !== null) lines.push(ancillaryLine('shipping', shipping));
  if (fee !== null) lines.push(ancillaryLine('payment', 0));
  if (fee !== null && fee > 0) lines.push(ancillaryLine('fee', fee));
  return lines;
}

function itemLine<Item extends PricedItem>(item: Item): ItemLine<Item> {
  const { price_halere: unitHalere, quantity } = item;
  return { kind: 'item', item, quantity, unitHalere, halere: unitHalere * quantity };
}

/** A line of an order that is no item; `halere` is below zero where it takes something off. */
export const ancillaryLine = (kind: AncillaryLine['kind'], halere: number): AncillaryLine => ({
  kind,
  quantity: null,
  unitHalere: halere,
  halere,
});

/**
 * Whether customers are shown a line: not shipping where nothing is shipped or charged, nor that the payment
 * costs nothing where its fee is the next line.
 */
export function isLineNamed(
  { kind, halere }: Pick<OrderLine, 'kind' | 'halere'>,
  shipping: ShippingKind | null,
  feeHalere: number,
): boolean {
  if (kind === 'shipping') return shipping !== 'none' || halere > 0;
  return kind !== 'payment' || feeHalere === 0;
}

export interface OrderSums {
  /** Before the discount. */
  items: number;
  /** Above 0 where something is taken off. */
  discount: number;
  shipping: number;
  fee: number;
  total: number;
}

/** Sums of an order's lines in haléře; 0 for kinds without a line. */
export function orderSums(lines: readonly OrderLine[]): OrderSums {
  const sumOf = (kinds: readonly OrderLine['kind'][]) =>
    lines.reduce((sum, { kind, halere }) => (kinds.includes(kind) ? sum + halere : sum), 0);
  return {
    items: sumOf(['item']),
    discount: 0 - sumOf(['discount']),
    shipping: sumOf(['shipping']),
    fee: sumOf(['fee']),
    total: lines.reduce((sum, { halere }) => sum + halere, 0),
  };
}

interface OfferedShipping {
  price_halere: number;
  /** The sum of the items, before a discount, from which shipping is free; null: never. */
  free_above_halere: number | null;
}

interface OfferedPayment {
  fee_halere: number;
}

/**
 * The costs of an order that is not placed yet, at current prices. A discount code never makes shipping
 * dearer: whether it is free is decided by the items' prices before the discount.
 */
export function offeredCosts<Item extends PricedItem>(
  items: readonly Item[],
  shipping?: OfferedShipping | null,
  payment?: OfferedPayment | null,
): OrderCosts<Item> {
  return {
    items,
    shipping_price_halere: shipping ? shippingPrice(shipping, items) : null,
    payment_fee_halere: payment ? payment.fee_halere : null,
  };
}

function shippingPrice(shipping: OfferedShipping, items: readonly PricedItem[]): number {
  const { price_halere: price, free_above_halere: freeAbove } = shipping;
  const value = items.map(itemLine).reduce((sum, { halere }) => sum + halere, 0);
  return freeAbove !== null && value >= freeAbove ? 0 : price;
}
