import type { QueryBuilder } from 'objection';
import { Product } from '../../../../db/models/product.ts';
import { LIMITS } from '../../../contract/constants.ts';
import { productPhotoChanges } from '../../../contract/entities/productPhoto.ts';
import { defineResource } from '../resources/defineResource.ts';
import { bookedOf } from './bookedOf.ts';
import { listedPicture } from './listedPicture.ts';
import { noteOfDropped } from './newPhotos.ts';
import { presentReduction, statedBefore } from './presentReduction.ts';
import { presentVariants } from './presentVariants.ts';
import { presentVoucherFields } from './presentVoucherFields.ts';
import { saveParts, storePhotos } from './writeProduct.ts';

/** Products on the home page of a shop that features none. */
const FIRST = 3;

const active = () => Product.query().alias('other').where('other.is_active', true);

/** The featured products, or the first ones where none is featured. */
const featuredOrFirst = (query: QueryBuilder<Product, unknown>) =>
  query
    .where('products.is_featured', true)
    .orWhere((none) =>
      none
        .whereNotExists(active().where('other.is_featured', true))
        .whereIn(
          'products.id',
          active().select('other.id').orderBy(['other.display_order', 'other.id']).limit(FIRST),
        ),
    );

export const products = defineResource('products', {
  model: Product,
  docs: {
    parameters: {
      featured: {
        description: '`true` for the featured ones alone; where none is, for the first ones.',
        type: 'boolean',
      },
    },
    alsoTakes: productPhotoChanges,
    fileList: {
      file: 'images',
      many: LIMITS.productPhotos,
      types: 'image/jpeg, image/png, image/webp, image/gif',
    },
  },
  notFound: 'product.notFound',
  graph: '[translations, features, photos, options, variants.level, level]',
  parameters: {
    names: ['featured'],
    apply(query, value) {
      const featured = value('featured');
      if (featured === 'true' || featured === '1') query.where(featuredOrFirst);
    },
  },
  // More than a product takes: the rest is cut off.
  maxFiles: 30,
  pictures: (product) => (product.photos ?? []).map(({ image_path }) => image_path),
  alsoSearched: ({ features, variants }) => [
    ...features.flatMap(({ en, cs }) => [en, cs]),
    ...variants.map(({ sku }) => sku),
  ],
  /** The first photo is the default one. */
  present: (product, { picture, isAdministrator, isListed }) => {
    const { photos = [], features = [], variants = [] } = product;
    // Photos of the product's own page would be half of the visitors' list.
    const isForCards = isListed && !isAdministrator;
    const named = new Set(variants.map(({ photo_id }) => photo_id));
    const shown = (path?: string) => (isForCards ? listedPicture(picture(path)) : picture(path));
    return {
      ...presentVariants(product, isAdministrator),
      ...presentVoucherFields(product),
      // Absent for a product without dates.
      has_dates: product.has_dates || undefined,
      price_before: undefined,
      ...presentReduction(product, product, 0),
      // What is stored, also before it can be announced.
      ...(isAdministrator && statedBefore(product)),
      image_path: photos[0]?.image_path ?? '',
      image_info: shown(photos[0]?.image_path),
      photos: photos.map(({ id, image_path, display_order }) => ({
        id,
        image_path,
        image_info: isForCards && !named.has(id) ? null : shown(image_path),
        display_order,
      })),
      features: features.map(({ id, en, cs }) => ({ id, en, cs })),
    };
  },
  hooks: {
    prepare: storePhotos,
    saved: saveParts,
    notes: noteOfDropped,
    inUse: { find: bookedOf, message: 'product.booked' },
  },
});
