import type { Product, ProductVariant } from '../../../../db/models/product.ts';
import { toCrowns } from '../../../contract/money.ts';

interface Reduction {
  price_before?: number | undefined;
  lowest_price?: number | undefined;
}

/**
 * The announced reduction of a product, or of a variant of it: the price before, and the lowest one of the
 * 30 days before. Visitors see neither where there is no such lowest price.
 */
export function presentReduction(
  { price_before_halere: before }: Pick<Product, 'price_before_halere'>,
  { lowest_price_halere: lowest }: Pick<ProductVariant, 'lowest_price_halere'>,
  difference: number,
): Reduction {
  if (before === null || lowest === null) return {};
  return { price_before: toCrowns(before + difference), lowest_price: toCrowns(lowest) };
}

/** The price before as it is stored. */
export const statedBefore = ({ price_before_halere: before }: Product): Reduction =>
  before === null ? {} : { price_before: toCrowns(before) };
