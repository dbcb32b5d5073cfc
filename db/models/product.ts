import { Model, type Modifiers, type RelationMappings } from 'objection';
import { contentModel } from './contentModel.ts';
import { listModifiers } from './listModifiers.ts';
import { Row } from './row.ts';
import { translationsRelation } from './translatable.ts';

/** One point of a product's list of features, in both languages. */
export class ProductFeature extends Row {
  static override tableName = 'product_features';

  declare id: number;
  declare product_id: number;
  declare position: number;
  declare en: string;
  declare cs: string;
}

/** A photo of a product; the one at `display_order` 0 is the default. */
export class ProductPhoto extends Row {
  static override tableName = 'product_photos';

  declare id: number;
  declare product_id: number;
  declare image_path: string;
  declare display_order: number;
}

/** Something the shop sells. */
export class Product extends contentModel('products') {
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

  /** In their order. */
  declare features?: ProductFeature[];
  /** In their order, the default first. */
  declare photos?: ProductPhoto[];
}
