import type { RelationMappings } from 'objection';
import { contentModel } from './contentModel.ts';
import { hasMany, Row } from './row.ts';

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

const PlainProduct = contentModel('products');

export class Product extends PlainProduct {
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
  });

  declare features?: ProductFeature[];
  /** In display order, the default photo first. */
  declare photos?: ProductPhoto[];
}
