import { field, parsed, textOf } from '../../api/client/readAnswer.ts';
import { LIMITS, type ProductCategory } from '../../api/contract/constants.ts';
import { LOCALES, type Locale, localized, type PerLocale } from '../../api/contract/locales.ts';
import { toHalere } from '../../api/contract/money.ts';
import {
  type OrderSums,
  offeredCosts,
  orderLines,
  orderSums,
} from '../../api/contract/orderLines.ts';
import type {
  OrderConflict,
  PaymentMethod,
  Product,
  ProductVariant,
  ShippingMethod,
} from '../../api/contract/types.ts';
import { nameWithVariant } from '../../api/contract/variants.ts';
import type { VoucherKind } from '../../api/contract/vouchers.ts';
import { hasOptions, pictureOf, variantsOf } from '../shop/variants.ts';

/** A line of the cart: the product's fields shown in cart and order, and the quantity. */
export interface CartLine
  extends Pick<Product, 'id' | 'slug' | 'price' | 'image_path' | 'image_info'> {
  translations: PerLocale<{ name: string; description: string }>;
  quantity: number;
  /** Of a product with options. */
  variant?: Pick<ProductVariant, 'id' | 'values'>;
  /** How many pieces are left, where few are; 0: sold out. */
  left?: number;
  /** Unknown in carts stored by earlier versions, until refreshed from the shop. */
  category?: ProductCategory;
  is_withdrawable?: boolean;
  /** Absent for a product that issues no vouchers. */
  voucher_kind?: VoucherKind;
  /** Set once the shop no longer offers the product. */
  unavailable?: boolean;
}

/** What tells lines apart: the product and its variant. */
export interface LineKey {
  id: number;
  variant?: { id: number };
}

/** A line's key as a text. */
export const keyOf = ({ id, variant }: LineKey): string =>
  variant ? `${id}-${variant.id}` : `${id}`;

/** The name of a line's product, with the values of the variant. */
export const lineName = ({ translations, variant }: CartLine, locale: Locale): string =>
  nameWithVariant(localized(translations, 'name', locale), variant?.values ?? [], locale);

/** The most pieces that a line may have. */
export const mostOf = ({ left }: Pick<CartLine, 'left'>): number =>
  Math.min(left || LIMITS.quantity, LIMITS.quantity);

/** The current price of a product or variant, or its removal, as returned for an order. */
export type FreshPrice = OrderConflict['items'][number] &
  Pick<CartLine, 'category' | 'is_withdrawable' | 'voucher_kind'>;

/** The cart with one more of a product, or of a variant of it: a new line, or a higher quantity. */
export function withProduct(
  lines: readonly CartLine[],
  product: Product,
  variant?: ProductVariant,
): CartLine[] {
  const { left } = variant ?? product;
  const line = lines.find((each) => keyOf(each) === keyOf({ id: product.id, variant }));
  if (line) {
    const counted = lines.map((each) => (each === line ? { ...line, left } : each));
    return withQuantity(counted, line, line.quantity + 1);
  }
  const { id, slug, category, is_withdrawable, voucher_kind, translations } = product;
  const texts = (locale: Locale) => {
    const { name, description } = translations[locale];
    return { name, description };
  };
  return [
    ...lines,
    {
      id,
      slug,
      ...(variant && { variant: { id: variant.id, values: variant.values } }),
      price: (variant ?? product).price,
      category,
      is_withdrawable,
      voucher_kind,
      ...pictureOf(product, variant),
      translations: { en: texts('en'), cs: texts('cs') },
      quantity: 1,
      left,
    },
  ];
}

/** The cart with another quantity on a line: a whole number from 1 to 99, and no more than are left. */
export function withQuantity(lines: readonly CartLine[], key: LineKey, wanted: number): CartLine[] {
  const whole = Number.isFinite(wanted) ? Math.trunc(wanted) : 1;
  return lines.map((line) =>
    keyOf(line) === keyOf(key)
      ? { ...line, quantity: Math.min(Math.max(whole, 1), mostOf(line)) }
      : line,
  );
}

/** The cart without a line. */
export const withoutLine = (lines: readonly CartLine[], key: LineKey): CartLine[] =>
  lines.filter((line) => keyOf(line) !== keyOf(key));

/** What the shop's current product, or its absence, means for a line. */
export function freshPrice({ id, variant: chosen }: CartLine, product?: Product): FreshPrice {
  const variant = product && variantsOf(product).find((each) => each.id === chosen?.id);
  const isOffered = product && (chosen ? variant : !hasOptions(product));
  const { price, left } = variant ?? product ?? {};
  return {
    id,
    variant: chosen?.id,
    price: isOffered ? (price ?? null) : null,
    category: product?.category,
    is_withdrawable: product?.is_withdrawable,
    voucher_kind: product?.voucher_kind,
    left: isOffered ? left : undefined,
    available: Boolean(isOffered) && left !== 0,
  };
}

/** Whether what the shop says is about this line. */
export const isAbout = (line: CartLine, { id, variant }: Pick<FreshPrice, 'id' | 'variant'>) =>
  (id === line.id || id === line.slug) && variant === line.variant?.id;

/** The cart with the prices and pieces left that the shop returned, unavailable products marked. */
export const withFreshPrices = (
  lines: readonly CartLine[],
  fresh: readonly FreshPrice[],
): CartLine[] =>
  lines.map((line) => {
    const now = fresh.find((each) => isAbout(line, each));
    if (!now) return line;
    const { price, category, is_withdrawable, voucher_kind, available, left } = now;
    return {
      ...line,
      ...(category && { category, voucher_kind }),
      ...(is_withdrawable !== undefined && { is_withdrawable }),
      price: price ?? line.price,
      left,
      quantity: Math.min(line.quantity, mostOf({ left })),
      unavailable: !available,
    };
  });

/** What an order of these lines costs, in haléře; lines no longer on offer are left out. */
export function cartSums(
  lines: readonly CartLine[],
  shipping?: Pick<ShippingMethod, 'price' | 'free_above'>,
  payment?: Pick<PaymentMethod, 'fee'>,
): OrderSums {
  const costs = offeredCosts(
    lines
      .filter(isOnOffer)
      .map(({ price, quantity }) => ({ price_halere: toHalere(price), quantity })),
    shipping && {
      price_halere: toHalere(shipping.price),
      free_above_halere: shipping.free_above === null ? null : toHalere(shipping.free_above),
    },
    payment && { fee_halere: toHalere(payment.fee) },
  );
  return orderSums(orderLines(costs));
}

/** The product categories in these lines; an unknown one may require shipping. */
export const cartCategories = (lines: readonly CartLine[]): ProductCategory[] =>
  lines.map(({ category = 'merchandise' }) => category);

const isOnOffer = ({ unavailable }: CartLine) => !unavailable;

/** The lines of a stored text; invalid ones are left out. */
export function parseLines(stored: string | null): CartLine[] {
  const lines = parsed(stored ?? '');
  return Array.isArray(lines) ? lines.filter(isLine) : [];
}

function isLine(value: unknown): value is CartLine {
  const line: Partial<Record<keyof CartLine, unknown>> = Object(value);
  return (
    Number.isInteger(line.id) &&
    typeof line.slug === 'string' &&
    typeof line.price === 'number' &&
    line.price >= 0 &&
    typeof line.image_path === 'string' &&
    Number.isInteger(line.quantity) &&
    Number(line.quantity) >= 1 &&
    Number(line.quantity) <= LIMITS.quantity &&
    LOCALES.every((locale) => textOf(field(line.translations, locale), 'name') !== undefined) &&
    (line.left === undefined || (Number.isInteger(line.left) && Number(line.left) >= 0)) &&
    (line.variant === undefined || isVariant(line.variant))
  );
}

/** Carts stored before products had options have none. */
function isVariant(value: unknown): boolean {
  const values = field(value, 'values');
  return (
    Number.isInteger(field(value, 'id')) &&
    Array.isArray(values) &&
    values.every((each) => LOCALES.every((locale) => textOf(each, locale) !== undefined))
  );
}
