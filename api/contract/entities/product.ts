import { z } from 'zod';
import { LIMITS, PRODUCT_CATEGORIES } from '../constants.ts';
import {
  choice,
  flag,
  inOrder,
  integer,
  line,
  optionalInteger,
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
  is_active: flag(true),
  ...schedule(),
  features: featuresInput,
});

/** Input schema of a product; changes of photos in a form are parsed by `productPhotoChanges`. */
export const productUpdate = inOrder(fields);

export type ProductInput = z.infer<typeof productUpdate>;

export const productFeature = z.object({
  id: z.int(),
  en: z.string(),
  cs: z.string(),
});

/** A product as answered: `price` in crowns, `image_path` is the default photo. */
export const product = recordOf(fields.omit({ photos: true, features: true })).extend({
  photos: z.array(productPhoto),
  features: z.array(productFeature),
});

export type Product = z.infer<typeof product>;
export type ProductFeature = z.infer<typeof productFeature>;

export const productSchemas = { record: product, update: productUpdate };
