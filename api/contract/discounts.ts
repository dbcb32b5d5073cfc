import type { ProductCategory } from './constants.ts';
import type { PricedItem } from './pricedItem.ts';
import { parseCategories } from './shipping.ts';
import { splitHalere } from './splitHalere.ts';
import { isOutsideVat, type VoucherKind } from './vouchers.ts';

/** Why a discount code isn't taken. One that isn't valid yet is `unknown`, so that none is found out early. */
export const DISCOUNT_PROBLEMS = [
  'unknown',
  'expired',
  'usedUp',
  'usedByYou',
  'belowMinimum',
  'unfit',
] as const;

export type DiscountProblem = (typeof DISCOUNT_PROBLEMS)[number];

/** What a code takes off: per cent or an amount, the other one is null. */
export interface DiscountTerms {
  percent: number | null;
  amount_halere: number | null;
  /** What the goods that it is for have to cost at least; null for no minimum. */
  min_halere: number | null;
  /** Comma-separated; '' means all. */
  product_categories: string;
}

interface Discounted extends PricedItem {
  /** Unknown in carts stored by earlier versions. */
  category?: ProductCategory | null | undefined;
  voucher_kind?: VoucherKind | '' | null | undefined;
}

type Discount =
  /** What each item costs less, in their order. */
  { shares: number[]; problem: null } | { shares: null; problem: DiscountProblem };

/**
 * The discount of a code on these items. It is at most what the items cost that it is for, and split over them
 * by value: their VAT is that of the lower price (VAT act, 235/2004 Sb., § 36 (5)), and who withdraws from
 * one of them gets back what it cost. Shipping and fees aren't discounted, and neither are vouchers for money,
 * which are worth their price.
 */
export function discountOf(terms: DiscountTerms, items: readonly Discounted[]): Discount {
  const only = parseCategories(terms.product_categories) ?? [];
  const isFor = (item: Discounted) =>
    !isOutsideVat(item) && (only.length === 0 || only.some((each) => each === item.category));
  const values = items.map((item) => (isFor(item) ? item.price_halere * item.quantity : 0));
  const whole = values.reduce((sum, value) => sum + value, 0);
  const halere = Math.min(whole, taken(terms, whole));
  if (halere === 0) return { shares: null, problem: 'unfit' };
  if (terms.min_halere !== null && whole < terms.min_halere) {
    return { shares: null, problem: 'belowMinimum' };
  }
  return { shares: splitHalere(halere, values), problem: null };
}

/** Half a haléř counts as a whole one. */
const taken = ({ percent, amount_halere }: DiscountTerms, whole: number): number =>
  percent === null ? (amount_halere ?? 0) : Math.round((whole * percent) / 100);

interface Validity {
  is_active: boolean;
  /** Days in Prague, YYYY-MM-DD; '' for no limit. Both belong to it. */
  valid_from: string;
  valid_until: string;
}

/** Why a code isn't valid on a day in Prague; null if it is. */
export function validityProblem(
  { is_active, valid_from, valid_until }: Validity,
  today: string,
): Extract<DiscountProblem, 'unknown' | 'expired'> | null {
  if (!is_active || valid_from > today) return 'unknown';
  return valid_until !== '' && valid_until < today ? 'expired' : null;
}

/** A code as it is stored and compared, however it was typed: `leto 26` is `LETO26`. */
export const compactCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** What a code may consist of, so that it can be read aloud and typed on every keyboard. */
export const isDiscountCode = (code: string): boolean => /^[A-Z0-9][A-Z0-9-]{2,39}$/.test(code);

/**
 * What pieces of an item cost less by its discount, in whole haléře: the parts of all pieces add up to it.
 * @param before how many pieces were counted before
 */
export function discountOfPieces(
  { discount_halere = 0, quantity }: Pick<PricedItem, 'discount_halere' | 'quantity'>,
  pieces: number,
  before = 0,
): number {
  const ofFirst = (count: number) => Math.floor((discount_halere * count) / quantity);
  return ofFirst(before + pieces) - ofFirst(before);
}
