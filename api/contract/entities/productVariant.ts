import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import {
  MAX_PRICE,
  moneyDifference,
  optionalInteger,
  parsedJson,
  requiredLine,
  textPerLocale,
} from '../fields.ts';
import type { MessageKey } from '../messages/messages.ts';

/** A name in both languages, such as of a size. */
const namedInput = z.object(
  { en: requiredLine('variant.names'), cs: requiredLine('variant.names') },
  { error: 'object.wrong' },
);

const variantInput = z.object(
  {
    id: optionalInteger(),
    sku: requiredLine('variant.sku', LIMITS.sku),
    /** One value for each of the product's options, in their order. */
    values: z.array(namedInput, { error: 'list.wrong' }),
    /** What it costs more, or less, than the product. */
    price_difference: moneyDifference(),
    /** The place of its photo among the product's, from 1, as they are after this write; null: none. */
    photo: optionalInteger(),
    /** The first count of a new variant; null: not counted. Later counts are movements of the stock. */
    stock: optionalInteger(),
  },
  { error: 'object.wrong' },
);

export type VariantInput = z.infer<typeof variantInput>;

export const optionsInput = z.preprocess(
  (value) => parsedJson(value) ?? [],
  z
    .array(namedInput, { error: 'list.wrong' })
    .max(LIMITS.productOptions, { error: 'list.tooLong' }),
);

export const variantsInput = z.preprocess(
  (value) => parsedJson(value) ?? [],
  z
    .array(variantInput, { error: 'list.wrong' })
    .max(LIMITS.productVariants, { error: 'list.tooLong' }),
);

interface WithVariants {
  price: number;
  options: readonly unknown[];
  variants: readonly VariantInput[];
}

/** The rules that a product's options and variants break together, each at its field. */
export function checkVariants({ price, options, variants }: WithVariants, ctx: z.RefinementCtx) {
  const broken = (message: MessageKey, ...path: (string | number)[]) =>
    ctx.addIssue({ code: 'custom', message, path });
  if (options.length > 0 && variants.length === 0) broken('variant.none', 'variants');
  const combinations = new Set<string>();
  const skus = new Set<string>();
  for (const [index, { sku, values, price_difference }] of variants.entries()) {
    if (values.length !== options.length || values.length === 0) {
      broken('variant.values', 'variants', index, 'values');
      continue;
    }
    for (const locale of ['en', 'cs'] as const) {
      const combination = JSON.stringify([locale, ...values.map((value) => value[locale])]);
      if (combinations.has(combination)) broken('variant.twice', 'variants', index, 'values');
      combinations.add(combination);
    }
    if (skus.has(sku)) broken('variant.skuTaken', 'variants', index, 'sku');
    skus.add(sku);
    const own = price + price_difference;
    if (own < 0 || own > MAX_PRICE) {
      broken('variant.price', 'variants', index, 'price_difference');
    }
  }
}

/** An option of a product, such as its size. */
export const productOption = textPerLocale;

/** What can be bought of a product with options: one value of each. */
export const productVariant = z.object({
  id: z.int(),
  sku: z.string(),
  values: z.array(textPerLocale),
  price_difference: z.number(),
  /** The product's price with the difference. */
  price: z.number(),
  /** As of a product without options. */
  price_before: z.number().optional(),
  lowest_price: z.number().optional(),
  /** The place of its photo among the product's, from 1; null: none of its own. */
  photo: z.int().nullable(),
  /** How many pieces are left, where few are; 0: sold out. */
  left: z.int().optional(),
  /** For administrators: the pieces in stock, where they are counted. */
  stock: z.int().optional(),
});

export type ProductOption = z.infer<typeof productOption>;
export type ProductVariant = z.infer<typeof productVariant>;
