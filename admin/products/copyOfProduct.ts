import type { RaRecord } from 'react-admin';
import type { Product } from '../../api/contract/types.ts';
import { copyOf } from '../form/DuplicateButton.tsx';
import type { LibraryPhoto } from '../providers/productForm.ts';
import { newVariant } from './variants.ts';

/**
 * What a copy of a product begins with. Its photos are those of the library; its variants get SKUs, photos
 * and counts of their own. It has no price before: it was never sold at one.
 */
export function copyOfProduct(record: RaRecord): object {
  const { photos, features, variants, ...product } = record as RaRecord & Product;
  const { left, lowest_price, has_dates, is_over, ...content } = product;
  return {
    ...copyOf(content),
    photos: photos.map(
      ({ image_path, image_info }): LibraryPhoto => ({ id: null, image_path, image_info }),
    ),
    features: features.map(({ en, cs }) => ({ en, cs })),
    ...(variants && {
      variants: variants.map(({ values, price_difference }) => ({
        ...newVariant(values),
        price_difference,
      })),
    }),
    price_before: null,
    stock: null,
  };
}
