import { type Product, variantValues } from '../../../../db/models/product.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { toCrowns } from '../../../contract/money.ts';
import { leftOf } from '../../../contract/stock.ts';
import type { Product as WireProduct } from '../../../contract/types.ts';
import { isOver } from '../../../contract/vouchers.ts';
import { presentReduction } from './presentReduction.ts';

type Parts = {
  [Name in 'options' | 'variants' | 'left' | 'stock' | 'is_over']?: WireProduct[Name] | undefined;
};

/**
 * Options and variants of a product that has some, and what is left of one that is counted. Nothing is left of
 * one whose vouchers have ended.
 */
export function presentVariants(product: Product, isAdministrator: boolean): Parts {
  const { options = [], variants = [], photos = [], level, price_halere } = product;
  const is_over = isOver(product, pragueToday(new Date())) || undefined;
  const presentLeft = (quantity: number | undefined) => {
    const left = is_over ? 0 : leftOf(quantity);
    return {
      ...(left !== undefined && { left }),
      ...(isAdministrator && quantity !== undefined && { stock: quantity }),
    };
  };
  if (options.length === 0) return { ...NONE, is_over, ...presentLeft(level?.quantity) };
  const placeOf = new Map(photos.map(({ id }, index) => [id, index + 1]));
  return {
    is_over,
    options: options.map(({ en, cs }) => ({ en, cs })),
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      values: variantValues(variant),
      price_difference: toCrowns(variant.price_difference_halere),
      price: toCrowns(price_halere + variant.price_difference_halere),
      ...presentReduction(product, variant, variant.price_difference_halere),
      photo: placeOf.get(variant.photo_id ?? 0) ?? null,
      ...presentLeft(variant.level?.quantity),
    })),
  };
}

/** Left out where the record is answered. */
const NONE = { options: undefined, variants: undefined };
