import {
  type PaymentKind,
  PRODUCT_CATEGORIES,
  type ProductCategory,
  type ShippingKind,
} from './constants.ts';

/** Whether a product of this kind is handed over to its buyer. */
const IS_HANDED_OVER: Readonly<Record<ProductCategory, boolean>> = {
  experience: false,
  merchandise: true,
  course: false,
};

const isCategory = (text: string): text is ProductCategory =>
  PRODUCT_CATEGORIES.some((known) => known === text);

/** The kinds of products in a comma-separated text; null when one is unknown. */
export function categoriesText(text: string): ProductCategory[] | null {
  const named = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return named.every(isCategory) ? named.filter(isCategory) : null;
}

interface Shipping {
  kind: ShippingKind;
  /** Comma-separated; '' is everything. */
  product_categories: string;
}

/**
 * Whether an order of these kinds of products can go this way: a parcel needs something to send, no
 * shipping needs nothing to hand over. A limit to kinds counts for what is handed over, if anything is.
 */
export function shippingFits(method: Shipping, products: readonly ProductCategory[]): boolean {
  const handedOver = products.filter((category) => IS_HANDED_OVER[category]);
  if (method.kind === 'parcel' && handedOver.length === 0) return false;
  if (method.kind === 'none' && handedOver.length > 0) return false;
  const only = categoriesText(method.product_categories) ?? [];
  const counted = handedOver.length > 0 ? handedOver : products;
  return only.length === 0 || counted.every((category) => only.includes(category));
}

/** Whether an order that goes this way can be paid so: cash is paid where something is handed over. */
export const paymentFits = (
  payment: PaymentKind | null,
  shipping: Pick<Shipping, 'kind'> | undefined,
): boolean => payment !== 'cash_on_delivery' || shipping?.kind !== 'none';

/** Whether the customer is asked for an address: only a parcel has one. */
export const needsAddress = (shipping: Pick<Shipping, 'kind'>): boolean =>
  shipping.kind === 'parcel';

/** Whether an order of these kinds of products may need an address, before its shipping is chosen. */
export const mayNeedAddress = (products: readonly ProductCategory[]): boolean =>
  products.some((category) => IS_HANDED_OVER[category]);
