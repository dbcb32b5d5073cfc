import { Product } from '../../../db/models/product.ts';
import { translationsOf } from '../../../db/models/translations.ts';
import { toCrowns } from '../../contract/money.ts';
import type { Product as WireProduct } from '../../contract/types.ts';
import type { Presenting } from '../crud/declaration.ts';

/** A product as it travels; its first photo is the default one. */
export function presentProduct(product: Product, { picture }: Presenting): WireProduct {
  const photos = product.photos ?? [];
  const cover = photos[0]?.image_path ?? '';
  return {
    id: product.id,
    slug: product.slug,
    price: toCrowns(product.price_halere),
    category: product.category,
    is_featured: product.is_featured,
    is_bestseller: product.is_bestseller,
    is_new: product.is_new,
    is_active: product.is_active,
    display_order: product.display_order,
    image_path: cover,
    image_info: picture(cover),
    photos: photos.map(({ id, image_path, display_order }) => ({
      id,
      image_path,
      image_info: picture(image_path),
      display_order,
    })),
    features: (product.features ?? []).map(({ id, en, cs }) => ({
      id,
      en,
      cs,
    })),
    translations: translationsOf(Product.translated, product.translations),
    version: product.version,
  };
}
