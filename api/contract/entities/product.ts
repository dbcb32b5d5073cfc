import { z } from 'zod';
import { LIMITS, PRODUCT_CATEGORIES } from '../constants.ts';
import {
  choice,
  flag,
  inOrder,
  integer,
  line,
  optionalInteger,
  optionalMoney,
  parsedJson,
  picture,
  requiredLine,
  requiredMoney,
  requiredSlug,
  schedule,
  text,
  translations,
  vatRate,
} from '../fields.ts';
import { recordOf } from '../recordOf.ts';
import { productPhoto, productPhotosInput } from './productPhoto.ts';
import {
  checkVariants,
  optionsInput,
  productOption,
  productVariant,
  variantsInput,
} from './productVariant.ts';
import { checkProductVoucher, productVoucher, voucherInput } from './productVoucher.ts';

const featureInput = z.object(
  { id: optionalInteger(), en: line(), cs: line() },
  { error: 'object.wrong' },
);

const featuresInput = z.preprocess(
  (value) => parsedJson(value) ?? [],
  z
    .array(featureInput, { error: 'list.wrong' })
    .max(LIMITS.productFeatures, { error: 'list.tooLong' })
    .transform((features) => features.filter(({ en, cs }) => en !== '' || cs !== '')),
);

const fields = z.object({
  translations: translations({
    name: requiredLine('name.required'),
    description: text(),
    what_to_expect: text(),
    locations: text(),
    availability: text(),
    eligibility: text(),
  }),
  slug: requiredSlug('product.slug'),
  price: requiredMoney('price.required'),
  /** What it cost before, while a reduction is announced; null: none is. */
  price_before: optionalMoney(),
  vat_rate: vatRate(),
  display_order: integer(0),
  photos: productPhotosInput,
  /** The default photo; if it is not among the photos, it is added as the first. */
  image_path: picture(),
  category: choice(PRODUCT_CATEGORIES, 'experience'),
  is_featured: flag(false),
  is_bestseller: flag(false),
  is_new: flag(false),
  /** Whether a buyer may withdraw from the contract; leisure services on a set date are exempt. */
  is_withdrawable: flag(true),
  /**
   * Name, postal address and e-mail of who made it (article 19 of Regulation (EU) 2023/988); '' for
   * what isn't goods.
   */
  manufacturer: text(),
  is_active: flag(true),
  ...schedule(),
  features: featuresInput,
  /** What a buyer chooses, such as size and colour; at most two. */
  options: optionsInput,
  variants: variantsInput,
  /** The first count of a new product; null: not counted. Later counts are movements of the stock. */
  stock: optionalInteger(),
  ...voucherInput,
});

/** Input schema of a product; changes of photos in a form are parsed by `productPhotoChanges`. */
export const productUpdate = inOrder(fields)
  .superRefine(checkVariants)
  .superRefine(checkProductVoucher)
  .refine(({ price, price_before }) => price_before === null || price_before > price, {
    error: 'product.priceBefore',
    path: ['price_before'],
  });

export type ProductInput = z.infer<typeof productUpdate>;

export const productFeature = z.object({
  id: z.int(),
  en: z.string(),
  cs: z.string(),
});

const parts = {
  photos: true,
  features: true,
  options: true,
  variants: true,
  stock: true,
  voucher_kind: true,
  voucher_months: true,
  voucher_until: true,
  price_before: true,
} as const;

/**
 * A product as answered: `price` in crowns, `image_path` is the default photo. One without options has
 * neither `options` nor `variants`; one that isn't counted has neither `left` nor `stock`; one that issues no
 * vouchers has nothing about them; one of which no reduction is announced has neither `price_before` nor
 * `lowest_price`.
 */
export const product = recordOf(fields.omit(parts)).extend({
  photos: z.array(productPhoto),
  features: z.array(productFeature),
  options: z.array(productOption).optional(),
  variants: z.array(productVariant).optional(),
  /** What it cost before the announced reduction, and the lowest price of the 30 days before that. */
  price_before: z.number().optional(),
  lowest_price: z.number().optional(),
  /** How many pieces are left, where few are; 0: sold out. */
  left: z.int().optional(),
  /** Whether its vouchers have ended: it is still shown, but nothing of it is left. */
  is_over: z.literal(true).optional(),
  /** Whether it has dates that can be booked: `GET /dates` lists them. */
  has_dates: z.literal(true).optional(),
  /** For administrators: the pieces in stock, where they are counted. */
  stock: z.int().optional(),
  /** In the answer to a write: the `images`, by index, that are not stored: no pictures that it takes, or too many. */
  dropped_photos: z.array(z.int()).optional(),
  ...productVoucher,
});

export type Product = z.infer<typeof product>;
export type ProductFeature = z.infer<typeof productFeature>;

export const productSchemas = { record: product, update: productUpdate };
