import {
  type PaymentKind,
  type PointSource,
  PRODUCT_CATEGORIES,
  type ProductCategory,
  type ShippingKind,
} from './constants.ts';

const IS_HANDED_OVER: Readonly<Record<ProductCategory, boolean>> = {
  experience: false,
  merchandise: true,
  course: false,
};

/** Whether products of a category are physical goods that are handed over. */
export const isHandedOver = (category: ProductCategory): boolean => IS_HANDED_OVER[category];

const isCategory = (text: string): text is ProductCategory =>
  PRODUCT_CATEGORIES.some((known) => known === text);

/** The product categories in a comma-separated text; null if one is unknown. */
export function parseCategories(text: string): ProductCategory[] | null {
  const named = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return named.every(isCategory) ? named.filter(isCategory) : null;
}

interface Shipping {
  kind: ShippingKind;
  /** Comma-separated; '' means all. */
  product_categories: string;
}

/**
 * Whether a shipping method fits an order of these categories: `parcel` needs physical goods, `none`
 * excludes them. A limit to categories applies to the physical goods, or to all if there are none.
 */
export function shippingFits(method: Shipping, products: readonly ProductCategory[]): boolean {
  const handedOver = products.filter(isHandedOver);
  if (method.kind === 'parcel' && handedOver.length === 0) return false;
  if (method.kind === 'none' && handedOver.length > 0) return false;
  const only = parseCategories(method.product_categories) ?? [];
  const counted = handedOver.length > 0 ? handedOver : products;
  return only.length === 0 || counted.every((category) => only.includes(category));
}

/** Whether a payment kind fits a shipping method: cash on delivery needs a delivery. */
export const paymentFits = (
  payment: PaymentKind | null,
  shipping: Pick<Shipping, 'kind'> | undefined,
): boolean => payment !== 'cash_on_delivery' || shipping?.kind !== 'none';

interface Collected {
  kind: ShippingKind;
  /** Absent and '' ask for no point. */
  points?: PointSource | undefined;
}

/** Whether an order by a method names the pick-up point that its parcel goes to. */
export const asksPoint = ({ kind, points = '' }: Collected): boolean =>
  kind === 'parcel' && points !== '';

/** Whether the address is required: for parcels that go to one. */
export const needsAddress = (shipping: Collected): boolean =>
  shipping.kind === 'parcel' && !asksPoint(shipping);

/** Whether an order of these categories may need an address, before shipping is chosen. */
export const mayNeedAddress = (products: readonly ProductCategory[]): boolean =>
  products.some(isHandedOver);
