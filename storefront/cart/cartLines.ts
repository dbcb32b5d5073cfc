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
import type { PricedItem } from '../../api/contract/pricedItem.ts';
import { slotPrice } from '../../api/contract/slots.ts';
import type {
  OrderConflict,
  PaymentMethod,
  Product,
  ProductVariant,
  ShippingMethod,
} from '../../api/contract/types.ts';
import { nameWithVariant } from '../../api/contract/variants.ts';
import type { VoucherKind } from '../../api/contract/vouchers.ts';
import { pictureOf } from '../shop/variants.ts';

/** A line of the cart: the product's fields shown in cart and order, and the quantity. */
export interface CartLine
  extends Pick<Product, 'id' | 'slug' | 'price' | 'image_path' | 'image_info'> {
  translations: PerLocale<{ name: string; description: string }>;
  quantity: number;
  /** Of a product with options. */
  variant?: Pick<ProductVariant, 'id' | 'values'>;
  /** The date, where one was chosen with the product. */
  slot?: Omit<ChosenSlot, 'left'>;
  /** How many pieces, or places on the date, are left, where few are; 0: sold out. */
  left?: number;
  /** Unknown in carts stored by earlier versions, until refreshed from the shop. */
  category?: ProductCategory;
  is_withdrawable?: boolean;
  /** Absent for a product that issues no vouchers. */
  voucher_kind?: VoucherKind;
  /** Set once it can't be bought any more. */
  unavailable?: boolean;
  /** Set where only its date can't be booked any more: the shop still offers the product. */
  isDateGone?: boolean;
}

/** A date as it was chosen on the product's page. */
export interface ChosenSlot {
  id: number;
  /** When and where. */
  text: PerLocale<string>;
  /** What a piece costs more on it, or less. */
  price_difference: number;
  /** The free places. */
  left: number;
}

/** What tells lines apart: the product, its variant and its date. */
export interface LineKey {
  id: number;
  variant?: { id: number };
  slot?: { id: number };
}

/** A line's key as a text. */
export const keyOf = ({ id, variant, slot }: LineKey): string =>
  [id, variant?.id, slot && `date${slot.id}`].filter((part) => part !== undefined).join('-');

/** The name of a line's product, with the values of the variant and the date. */
export function lineName({ translations, variant, slot }: CartLine, locale: Locale): string {
  const name = nameWithVariant(
    localized(translations, 'name', locale),
    variant?.values ?? [],
    locale,
  );
  return slot ? `${name} (${slot.text[locale]})` : name;
}

/** How many pieces are announced as left; places on a date aren't pieces, and are shown where it is chosen. */
export const piecesLeft = ({ left, slot }: Pick<CartLine, 'left' | 'slot'>): number | undefined =>
  slot ? undefined : left;

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
  chosen?: ChosenSlot,
): CartLine[] {
  const left = leastOf((variant ?? product).left, chosen?.left);
  const key = keyOf({ id: product.id, variant, slot: chosen });
  const line = lines.find((each) => keyOf(each) === key);
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
      ...(chosen && {
        slot: { id: chosen.id, text: chosen.text, price_difference: chosen.price_difference },
      }),
      price: slotPrice((variant ?? product).price, chosen?.price_difference),
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

/** The lower of two numbers of pieces that may be unknown. */
export function leastOf(one?: number, other?: number): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.min(one, other);
}

/** Whether what the shop says is about this line. */
export const isAbout = (
  line: CartLine,
  { id, variant, slot }: Pick<FreshPrice, 'id' | 'variant' | 'slot'>,
) => (id === line.id || id === line.slug) && variant === line.variant?.id && slot === line.slot?.id;

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
      isDateGone: line.slot !== undefined && !available && price !== null,
    };
  });

/** What a discount code takes off each item, in haléře. */
export type TakeOff = (
  items: readonly (PricedItem & Pick<CartLine, 'category' | 'voucher_kind'>)[],
) => readonly number[];

/** What an order of these lines costs, in haléře; lines no longer on offer are left out. */
export function cartSums(
  lines: readonly CartLine[],
  shipping?: Pick<ShippingMethod, 'price' | 'free_above'>,
  payment?: Pick<PaymentMethod, 'fee'>,
  takeOff?: TakeOff,
): OrderSums {
  const items = lines
    .filter(isOnOffer)
    .map((line) => ({ ...line, price_halere: toHalere(line.price) }));
  const shares = takeOff?.(items) ?? [];
  const costs = offeredCosts(
    items.map((item, index) => ({ ...item, discount_halere: shares[index] })),
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

/** Whether a line can be ordered, as far as the shop has said. */
export const isOnOffer = ({ unavailable }: CartLine) => !unavailable;

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
    (line.variant === undefined || isVariant(line.variant)) &&
    (line.slot === undefined || isSlot(line.slot))
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

function isSlot(value: unknown): boolean {
  return (
    Number.isInteger(field(value, 'id')) &&
    Number.isFinite(field(value, 'price_difference')) &&
    LOCALES.every((locale) => textOf(field(value, 'text'), locale) !== undefined)
  );
}
