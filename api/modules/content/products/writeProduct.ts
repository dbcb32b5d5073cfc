import type { Knex } from 'knex';
import { insertRows } from '../../../../db/models/insertRows.ts';
import { type Product, ProductFeature, ProductPhoto } from '../../../../db/models/product.ts';
import type { ProductInput } from '../../../contract/entities/product.ts';
import { productPhotoChanges } from '../../../contract/entities/productPhoto.ts';
import type { ProductPhotoChanges } from '../../../contract/types.ts';
import { emit } from '../../../platform/commands.ts';
import { invalidField } from '../../../platform/failure.ts';
import { parseInput } from '../../../platform/http/validate.ts';
import type { Preparing } from '../resources/resource.ts';
import { isDropped, photoCapacity, storeNewPhotos, tooManyPhotos } from './newPhotos.ts';
import { saveVariants, withPlacedPhotos } from './saveVariants.ts';

/** A photo in its wanted place: an existing one by id, a new one by its path only, '' while to be dropped. */
interface PlacedPhoto {
  id: number | null;
  image_path: string;
}

/** Existing photos in the wanted order, new ones at their wanted places, the default first. */
export function arrangePhotos(
  existing: readonly PlacedPhoto[],
  added: readonly string[],
  { photosToRemove, photosOrder, newPhotosOrder, defaultPhotoId }: ProductPhotoChanges,
): PlacedPhoto[] {
  const rank = (id: number | null) => {
    const place = photosOrder.indexOf(id ?? 0);
    return place < 0 ? photosOrder.length : place;
  };
  const kept = existing
    .filter(({ id }) => id === null || !photosToRemove.includes(id))
    .sort((a, b) => rank(a.id) - rank(b.id));
  const total = kept.length + added.length;
  const places = new Map<number, PlacedPhoto>();
  const unplaced: PlacedPhoto[] = [];
  for (const [index, image_path] of added.entries()) {
    const wanted = newPhotosOrder[index];
    const fits = wanted !== undefined && wanted < total && !places.has(wanted);
    if (fits) places.set(wanted, { id: null, image_path });
    else unplaced.push({ id: null, image_path });
  }
  const rest = [...kept, ...unplaced];
  const arranged = Array.from({ length: total }, (_, index) => places.get(index) ?? rest.shift());
  return defaultFirst(
    arranged.filter((photo) => photo !== undefined),
    defaultPhotoId,
  );
}

function defaultFirst(photos: PlacedPhoto[], id: number | null): PlacedPhoto[] {
  const chosen = id === null ? undefined : photos.find((photo) => photo.id === id);
  return chosen ? [chosen, ...photos.filter((photo) => photo !== chosen)] : photos;
}

/** The product with its photos after a write: uploaded, fetched, removed and ordered as asked. */
export async function storePhotos(
  input: ProductInput,
  { ctx, uploads, current }: Preparing<Product>,
): Promise<ProductInput> {
  const changes = parseInput(productPhotoChanges, ctx.state.body);
  const own = new Map((current?.photos ?? []).map((photo) => [photo.id, photo.image_path]));
  const listed: PlacedPhoto[] = [];
  for (const [index, { id, image_path }] of input.photos.entries()) {
    const known = own.get(id ?? 0);
    if (known !== undefined) listed.push({ id, image_path: known });
    else if (image_path !== '') {
      const field = `photos.${index}.image_path`;
      listed.push({ id: null, image_path: await uploads.store(image_path, undefined, field) });
    } else if (id !== null) throw invalidField(`photos.${index}.id`, 'product.photoUnknown');
  }
  const kept = listed.filter(({ id }) => id === null || !changes.photosToRemove.includes(id));
  const added = await storeNewPhotos(ctx, uploads, kept.length);
  const arranged = arrangePhotos(listed, added, changes);
  const placed = await withCover(input, arranged, { uploads, current });
  // Dropped ones had their places until here: what was sent counts them.
  const present = placed.filter((photo) => !isDropped(photo));
  const photos = present.map((photo, display_order) => ({ ...photo, display_order }));
  const isSent = ctx.state.body.variants !== undefined;
  const variants = isSent
    ? input.variants.map((variant) => ({ ...variant, photo: placeIn(placed, present, variant) }))
    : withPlacedPhotos(input.variants, current, photos);
  return { ...input, photos, variants };
}

/** The place of a variant's photo, from 1, among those present. */
function placeIn(
  placed: readonly PlacedPhoto[],
  present: readonly PlacedPhoto[],
  { photo }: { photo: number | null },
): number | null {
  const own = placed[(photo ?? 0) - 1];
  const place = own ? present.indexOf(own) : -1;
  return place < 0 ? null : place + 1;
}

/** A new cover moves to the first place; one that is not among the photos yet is added. */
async function withCover(
  { image_path }: ProductInput,
  photos: PlacedPhoto[],
  { uploads, current }: Pick<Preparing<Product>, 'uploads' | 'current'>,
): Promise<PlacedPhoto[]> {
  if (image_path === '' || image_path === current?.photos?.[0]?.image_path) return photos;
  const chosen = photos.find((photo) => photo.image_path === image_path);
  if (chosen) return [chosen, ...photos.filter((photo) => photo !== chosen)];
  const count = photos.filter((photo) => !isDropped(photo)).length;
  if (photoCapacity(count) === 0) throw tooManyPhotos();
  const path = await uploads.store(image_path, undefined, 'image_path');
  return [{ id: null, image_path: path }, ...photos];
}

/** Stores what belongs to a product in tables of its own. */
export async function saveParts(
  trx: Knex.Transaction,
  id: number,
  input: ProductInput,
  current: Product | null,
): Promise<void> {
  await savePhotos(trx, id, input.photos, current);
  await ProductFeature.query(trx).where({ product_id: id }).delete();
  const rows = input.features.map(({ en, cs }, position) => ({ product_id: id, position, en, cs }));
  await insertRows(trx, ProductFeature, rows);
  await saveVariants(trx, id, input, current);
  emit(trx, 'product.written', { productId: id });
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
