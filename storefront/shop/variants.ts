import type { Locale } from '../../api/contract/locales.ts';
import { formatPrice } from '../../api/contract/money.ts';
import { slotPrice } from '../../api/contract/slots.ts';
import type { Product, ProductVariant } from '../../api/contract/types.ts';
import { variantName } from '../../api/contract/variants.ts';
import type { Translate } from '../messages/translate.ts';
import type { Pictured } from '../ui/Picture.tsx';

/** The variants of a product that has options; none of another. */
export const variantsOf = ({ options, variants = [] }: Product): ProductVariant[] =>
  options?.length ? variants : [];

export const hasOptions = ({ options = [] }: Product): boolean => options.length > 0;

/** Whether no piece is left of a product, or of any of its variants. */
export const isSoldOut = (product: Product): boolean =>
  hasOptions(product) ? variantsOf(product).every(({ left }) => left === 0) : product.left === 0;

/** The names of a product's options: `Size, Colour`. */
export const optionNames = ({ options = [] }: Product, locale: Locale): string =>
  variantName(options, locale);

/** The lowest price, and whether any variant costs more. */
export function priceOf(product: Product): { price: number; isLowest: boolean } {
  const prices = variantsOf(product).map(({ price }) => price);
  if (prices.length === 0) return { price: product.price, isLowest: false };
  const price = Math.min(...prices);
  return { price, isLowest: price < Math.max(...prices) };
}

/**
 * What a product costs; where its variants cost differently, from which price.
 * @param difference what the chosen date costs more, or less
 */
export function priceText(
  product: Product,
  locale: Locale,
  t: Translate,
  difference?: number,
): string {
  const { price, isLowest } = priceOf(product);
  const shown = formatPrice(slotPrice(price, difference), locale);
  return isLowest ? t('shop.from', { price: shown }) : shown;
}

/** What is announced of a product: of one with options, its cheapest variant. */
export function reductionOf(product: Product): Pick<Product, 'price_before' | 'lowest_price'> {
  const { price } = priceOf(product);
  return variantsOf(product).find((variant) => variant.price === price) ?? product;
}

/** The photo of the variant, else the product's default one. */
export function pictureOf(product: Product, variant?: Pick<ProductVariant, 'photo'>): Pictured {
  const photo = variant?.photo ? product.photos[variant.photo - 1] : undefined;
  const { image_path, image_info } = photo ?? product;
  return { image_path, image_info };
}

/** The name of the field of a product's option, which are one or two. */
export const valueField = (index: number): string => `value_${index + 1}`;

/** The variant that a form names by its id, or by a value of each option. */
export function namedVariant(
  product: Product,
  fieldOf: (name: string) => unknown,
): ProductVariant | undefined {
  const id = fieldOf('variant');
  return variantsOf(product).find((variant) =>
    id
      ? String(variant.id) === id
      : variant.values.every(({ en }, index) => en === fieldOf(valueField(index))),
  );
}
