import { Model, type Modifiers, type RelationMappings } from 'objection';
import type { ProductCategory } from '../../api/contract/constants.ts';
import { listModifiers } from './listModifiers.ts';
import { Row } from './row.ts';
import { Translatable, Translation, translationsRelation } from './translatable.ts';

/** The texts of a product in one language. */
export class ProductTranslation extends Translation {
  static override tableName = 'product_translations';
  static override idColumn = ['product_id', 'language'];
  static override parentKey = 'product_id';

  declare product_id: number;
  declare name: string;
  declare description: string;
  declare what_to_expect: string;
  declare locations: string;
  declare availability: string;
  declare eligibility: string;
}

/** One point of a product's list of features, in both languages. */
export class ProductFeature extends Row {
  static override tableName = 'product_features';

  declare id: number;
  declare product_id: number;
  declare position: number;
  declare en: string;
  declare cs: string;
}

/** A photo of a product; the one at `display_order` 0 is the default (back-office §3). */
export class ProductPhoto extends Row {
  static override tableName = 'product_photos';

  declare id: number;
  declare product_id: number;
  declare image_path: string;
  declare display_order: number;
}

/** Something the shop sells. */
export class Product extends Translatable {
  static override tableName = 'products';
  static override booleans = ['is_active', 'is_featured', 'is_bestseller', 'is_new'];
  static override translated = [
    'name',
    'description',
    'what_to_expect',
    'locations',
    'availability',
    'eligibility',
  ] as const;
  static override translationModel = ProductTranslation;
  static override modifiers: Modifiers = {
    ...listModifiers,
    featured: (query) => query.where('products.is_featured', true),
  };
  static override relationMappings = (): RelationMappings => ({
    translations: translationsRelation(Product),
    features: {
      relation: Model.HasManyRelation,
      modelClass: ProductFeature,
      modify: (query) => query.orderBy('position').orderBy('id'),
      join: { from: 'products.id', to: 'product_features.product_id' },
    },
    photos: {
      relation: Model.HasManyRelation,
      modelClass: ProductPhoto,
      modify: (query) => query.orderBy('display_order').orderBy('id'),
      join: { from: 'products.id', to: 'product_photos.product_id' },
    },
  });

  declare slug: string;
  declare is_active: boolean;
  declare price_halere: number;
  declare category: ProductCategory;
  declare is_featured: boolean;
  declare is_bestseller: boolean;
  declare is_new: boolean;
  declare display_order: number;
  declare translations?: ProductTranslation[];
  /** In their order. */
  declare features?: ProductFeature[];
  /** In their order, the default first. */
  declare photos?: ProductPhoto[];
}
