import { Model, type RelationMappings } from 'objection';
import type { PerLocale } from '../../api/contract/locales.ts';
import { contentModel } from './contentModel.ts';
import { belongsTo, hasMany, Row } from './row.ts';
import { StockLevel } from './stock.ts';

export class ProductFeature extends Row {
  static override tableName = 'product_features';

  declare id: number;
  declare product_id: number;
  declare position: number;
  declare en: string;
  declare cs: string;
}

/** A photo of a product; `display_order` 0 is the default photo. */
export class ProductPhoto extends Row {
  static override tableName = 'product_photos';

  declare id: number;
  declare product_id: number;
  declare image_path: string;
  declare display_order: number;
}

/** What a buyer chooses of a product, such as a size. */
export class ProductOption extends Row {
  static override tableName = 'product_options';

  declare id: number;
  declare product_id: number;
  declare position: number;
  declare en: string;
  declare cs: string;
}

/** What can be bought of a product with options; values of an option that it doesn't have are ''. */
export class ProductVariant extends Row {
  static override tableName = 'product_variants';
  static override relationMappings = (): RelationMappings => ({
    photo: belongsTo(ProductPhoto, 'product_variants.photo_id', 'product_photos.id'),
    level: {
      relation: Model.HasOneRelation,
      modelClass: StockLevel,
      join: { from: 'product_variants.id', to: 'stock_levels.variant_id' },
    },
  });

  declare id: number;
  declare product_id: number;
  declare position: number;
  declare sku: string;
  declare value_1_en: string;
  declare value_1_cs: string;
  declare value_2_en: string;
  declare value_2_cs: string;
  declare price_difference_halere: number;
  /** The lowest price of the 30 days before an announced reduction; null without one. */
  declare lowest_price_halere: number | null;
  /** Null for no photo of its own. */
  declare photo_id: number | null;
  declare photo?: ProductPhoto | null;
  /** Null if it isn't counted. */
  declare level?: StockLevel | null;
}

/** What a product without options, or a variant, cost from a time on. */
export class ProductPrice extends Row {
  static override tableName = 'product_prices';

  declare id: number;
  declare product_id: number;
  /** Null for a product without options. */
  declare variant_id: number | null;
  /** Null: not offered. */
  declare price_halere: number | null;
  /** ISO-8601, UTC; in the future where it is planned. */
  declare at: string;
}

type VariantValues = Pick<
  ProductVariant,
  'value_1_en' | 'value_1_cs' | 'value_2_en' | 'value_2_cs'
>;

/** The values of a variant, as many as its product has options. */
export const variantValues = (variant: VariantValues): PerLocale<string>[] =>
  [
    { en: variant.value_1_en, cs: variant.value_1_cs },
    { en: variant.value_2_en, cs: variant.value_2_cs },
  ].filter(({ en }) => en !== '');

const PlainProduct = contentModel('products');

export class Product extends PlainProduct {
  static override booleans = [...PlainProduct.booleans, 'has_dates'];
  static override relationMappings = (): RelationMappings => ({
    ...PlainProduct.relationMappings(),
    features: hasMany(
      ProductFeature,
      'products.id',
      'product_features.product_id',
      'position',
      'id',
    ),
    photos: hasMany(
      ProductPhoto,
      'products.id',
      'product_photos.product_id',
      'display_order',
      'id',
    ),
    options: hasMany(ProductOption, 'products.id', 'product_options.product_id', 'position', 'id'),
    variants: hasMany(
      ProductVariant,
      'products.id',
      'product_variants.product_id',
      'position',
      'id',
    ),
    level: {
      relation: Model.HasOneRelation,
      modelClass: StockLevel,
      modify: (query) => query.whereNull('stock_levels.variant_id'),
      join: { from: 'products.id', to: 'stock_levels.product_id' },
    },
  });

  /** Whether it has dates; written by the commands of the dates only. */
  declare has_dates: boolean;
  /** When the announced reduction began; null without one. */
  declare reduced_at: string | null;
  /** Of a product without options: the lowest price of the 30 days before the announced reduction. */
  declare lowest_price_halere: number | null;
  declare features?: ProductFeature[];
  declare options?: ProductOption[];
  declare variants?: ProductVariant[];
  /** Of a product without options; null if it isn't counted. */
  declare level?: StockLevel | null;
  /** In display order, the default photo first. */
  declare photos?: ProductPhoto[];
}
