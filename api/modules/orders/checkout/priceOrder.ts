import {
  type DiscountProblem,
  type DiscountTerms,
  discountOf,
} from '../../../contract/discounts.ts';
import { toCrowns, toHalere } from '../../../contract/money.ts';
import { offeredCosts, orderLines, orderSums } from '../../../contract/orderLines.ts';
import { isAfterVoucher, slotPrice } from '../../../contract/slots.ts';
import type { OrderConflict, OrderInput } from '../../../contract/types.ts';
import type { Catalogue, OfferedPayment, OfferedProduct, OfferedShipping } from './catalogue.ts';

export interface PricedLine {
  product: OfferedProduct;
  quantity: number;
  /** What is printed on its vouchers; '' for none. */
  dedication: string;
  /** What all its pieces cost less by the order's discount code. */
  discountHalere: number;
}

export interface Amounts {
  lines: PricedLine[];
  shippingHalere: number;
  feeHalere: number;
  totalHalere: number;
}

/** A discount code that an order names, and why it can't be used, if that is known before its items are. */
export interface AskedDiscount {
  code: string;
  terms: DiscountTerms | null;
  problem: DiscountProblem | null;
}

export interface Pricing extends Amounts {
  /** Whether every product is on offer, on the date that was chosen. */
  isComplete: boolean;
  /** Whether vouchers would end before the dates that were chosen, and nothing else is missing. */
  isAfterVouchers: boolean;
  /** Whether the customer saw all of these amounts. */
  isAgreed: boolean;
  conflict: Omit<OrderConflict, 'message'>;
}

/** A missing product or date, a code that can't be used, or a price or total that differs by a haléř, is a conflict. */
export function priceOrder(
  { items, total }: Pick<OrderInput, 'items' | 'total'>,
  { products, slots }: Pick<Catalogue, 'products' | 'slots'>,
  shipping: Pick<OfferedShipping, 'price_halere' | 'free_above_halere'>,
  payment: Pick<OfferedPayment, 'price_halere'>,
  asked: AskedDiscount | null = null,
): Pricing {
  const found = items.map((item) => {
    const offered = products.find((product) => isOrdered(product, item));
    const dated = offered && onDate(offered, item, slots);
    const isAfter = dated?.slot && isAfterVoucher(dated.slot, dated.voucher?.lastDay ?? null);
    return { item, offered, isAfter, product: isAfter ? undefined : dated };
  });
  const offered = found.flatMap(({ item, product }) =>
    product ? [{ product, quantity: item.quantity, dedication: dedicationOf(product, item) }] : [],
  );
  const priced = offered.map(({ product: { price_halere, category, voucher }, quantity }) => ({
    price_halere,
    category,
    voucher_kind: voucher?.voucher_kind,
    quantity,
  }));
  const discount = asked && takeOff(asked, priced);
  const lines = offered.map((line, index) => ({
    ...line,
    discountHalere: discount?.shares?.[index] ?? 0,
  }));
  const costs = offeredCosts(
    priced.map((item, index) => ({ ...item, discount_halere: discount?.shares?.[index] })),
    shipping,
    { fee_halere: payment.price_halere },
  );
  const now = orderSums(orderLines(costs));
  const isSeen = ({ item, product }: (typeof found)[number]) =>
    product?.price_halere === toHalere(item.price);
  return {
    lines,
    shippingHalere: now.shipping,
    feeHalere: now.fee,
    totalHalere: now.total,
    isComplete: lines.length === items.length,
    isAfterVouchers:
      lines.length < items.length && found.every(({ product, isAfter }) => product || isAfter),
    isAgreed: toHalere(total) === now.total && found.every(isSeen) && !discount?.problem,
    conflict: {
      items: found.map(({ item, offered, product }) => ({
        id: item.id,
        ...(item.variant !== undefined && { variant: item.variant }),
        ...(item.slot !== undefined && { slot: item.slot }),
        price: offered ? toCrowns((product ?? offered).price_halere) : null,
        available: product !== undefined,
      })),
      shipping_price: toCrowns(now.shipping),
      payment_fee: toCrowns(now.fee),
      ...(asked && {
        discount: {
          code: asked.code,
          amount: toCrowns(now.discount),
          problem: discount?.problem ?? null,
        },
      }),
      total: toCrowns(now.total),
    },
  };
}

const dedicationOf = (
  { voucher }: OfferedProduct,
  { dedication = '' }: OrderInput['items'][number],
): string => (voucher ? dedication : '');

/** The product on the date that an item wants, at its price; undefined if it can't be booked. */
function onDate(
  product: OfferedProduct,
  { slot: wanted }: OrderInput['items'][number],
  slots: Catalogue['slots'],
): OfferedProduct | undefined {
  if (wanted === undefined) return product;
  const slot = slots.find(({ id, product_id }) => id === wanted && product_id === product.id);
  if (!slot) return undefined;
  const price_halere = slotPrice(product.price_halere, slot.price_difference_halere);
  return { ...product, slot, price_halere };
}

const takeOff = (
  { terms, problem }: AskedDiscount,
  items: Parameters<typeof discountOf>[1],
): ReturnType<typeof discountOf> =>
  problem || !terms ? { shares: null, problem: problem ?? 'unknown' } : discountOf(terms, items);

/** Whether an item names this product, by id or slug, and its variant, by id or SKU. */
const isOrdered = (
  product: OfferedProduct,
  { id, variant }: OrderInput['items'][number],
): boolean =>
  (product.id === id || product.slug === id) &&
  (variant === undefined
    ? product.variant_id === null
    : product.variant_id === variant || product.sku === String(variant));
