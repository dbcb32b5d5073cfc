import type { Knex } from 'knex';
import { insertRows } from '../../../db/models/insertRows.ts';
import { type Product, ProductFeature, ProductPhoto } from '../../../db/models/product.ts';
import type { ProductInput } from '../../contract/entities/product.ts';

/** Stores a product's photos and features in place of the former ones. */
export async function saveParts(
  trx: Knex.Transaction,
  id: number,
  { photos, features }: ProductInput,
  current: Product | null,
): Promise<void> {
  await savePhotos(trx, id, photos, current);
  await ProductFeature.query(trx).where({ product_id: id }).delete();
  const rows = features.map(({ en, cs }, position) => ({ product_id: id, position, en, cs }));
  await insertRows(trx, ProductFeature, rows);
}

async function savePhotos(
  trx: Knex.Transaction,
  id: number,
  photos: ProductInput['photos'],
  current: Product | null,
): Promise<void> {
  const kept = photos.map((photo) => photo.id).filter((photo) => photo !== null);
  await ProductPhoto.query(trx).where({ product_id: id }).whereNotIn('id', kept).delete();
  const before = new Map(current?.photos?.map((photo) => [photo.id, photo.display_order]));
  for (const [display_order, photo] of photos.entries()) {
    if (photo.id !== null && before.get(photo.id) !== display_order) {
      await ProductPhoto.query(trx).findById(photo.id).patch({ display_order });
    }
  }
  const added = photos.flatMap(({ id: known, image_path }, display_order) =>
    known === null ? [{ product_id: id, image_path, display_order }] : [],
  );
  await insertRows(trx, ProductPhoto, added);
}
