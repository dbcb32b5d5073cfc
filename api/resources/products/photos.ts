import { LIMITS } from '../../contract/constants.ts';
import type { ProductPhotoChanges } from '../../contract/types.ts';

/** A photo in its wanted place: an existing one by id, a new one by its path alone. */
export interface PlacedPhoto {
  id: number | null;
  image_path: string;
}

/**
 * The photos of a product after a form: existing ones without the removed ones, in the wanted
 * order; new ones at their wanted positions; the chosen default first (decisions, Reading and
 * writing). Their index is their `display_order`, without gaps.
 */
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

/** How many more photos a product takes. */
export const photoCapacity = (existing: number): number =>
  Math.max(0, LIMITS.productPhotos - existing);
