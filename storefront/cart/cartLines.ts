import { field, parsed, textOf } from '../../api/client/readAnswer.ts';
import { LIMITS, type ProductCategory } from '../../api/contract/constants.ts';
import { LOCALES, type Locale, type PerLocale } from '../../api/contract/locales.ts';
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
  ShippingMethod,
} from '../../api/contract/types.ts';

/** A line of the cart: the product's fields shown in cart and order, and the quantity. */
export interface CartLine
  extends Pick<Product, 'id' | 'slug' | 'price' | 'image_path' | 'image_info'> {
  translations: PerLocale<{ name: string; description: string }>;
  quantity: number;
  /** Unknown in carts stored by earlier versions, until refreshed from the shop. */
  category?: ProductCategory;
  is_withdrawable?: boolean;
  /** Set once the shop no longer offers the product. */
  unavailable?: boolean;
}

/** The current price of a product, or its removal, as returned for an order. */
export type FreshPrice = Pick<OrderConflict['items'][number], 'id' | 'price' | 'available'> &
  Pick<CartLine, 'category' | 'is_withdrawable'>;

/** The cart with one more of a product: a new line, or a higher quantity. */
export function withProduct(lines: readonly CartLine[], product: Product): CartLine[] {
  const line = lines.find(({ id }) => id === product.id);
  if (line) return withQuantity(lines, product.id, line.quantity + 1);
  const { id, slug, price, category, is_withdrawable, image_path, image_info, translations } =
    product;
  const texts = (locale: Locale) => {
    const { name, description } = translations[locale];
    return { name, description };
  };
  return [
    ...lines,
    {
      id,
      slug,
      price,
      category,
      is_withdrawable,
      image_path,
      image_info,
      translations: { en: texts('en'), cs: texts('cs') },
      quantity: 1,
    },
  ];
}

/** The cart with another quantity on a line: a whole number from 1 to 99. */
export function withQuantity(lines: readonly CartLine[], id: number, wanted: number): CartLine[] {
  const whole = Number.isFinite(wanted) ? Math.trunc(wanted) : 1;
  const quantity = Math.min(Math.max(whole, 1), LIMITS.quantity);
  return lines.map((line) => (line.id === id ? { ...line, quantity } : line));
}

export const withoutProduct = (lines: readonly CartLine[], id: number): CartLine[] =>
  lines.filter((line) => line.id !== id);

/** The cart with the prices returned by the shop, unavailable products marked. */
export const withFreshPrices = (
  lines: readonly CartLine[],
  fresh: readonly FreshPrice[],
): CartLine[] =>
  lines.map((line) => {
    const now = fresh.find(({ id }) => id === line.id || id === line.slug);
    if (!now) return line;
    const { price, category, is_withdrawable, available } = now;
    return {
      ...line,
      ...(category && { category }),
      ...(is_withdrawable !== undefined && { is_withdrawable }),
      price: price ?? line.price,
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
    LOCALES.every((locale) => textOf(field(line.translations, locale), 'name') !== undefined)
  );
}
