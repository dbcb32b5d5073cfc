import { LIMITS } from '../../api/contract/constants.ts';
import type { ProductPhoto } from '../../api/contract/types.ts';
import { type ChosenFile, isChosenFile } from '../providers/formData.ts';

/** A stored photo in the form; a removed one stays visible until the product is saved. */
export interface StoredPhoto extends ProductPhoto {
  removed?: boolean;
}

/** The photos of a product in the form, in their order; the first that stays is the default one. */
export type FormPhoto = StoredPhoto | ChosenFile;

export const isStored = (photo: FormPhoto): photo is StoredPhoto => !isChosenFile(photo);

export const isRemoved = (photo: FormPhoto): boolean => isStored(photo) && photo.removed === true;

/** The photos that the product will have after the save. */
export const kept = (photos: readonly FormPhoto[]): FormPhoto[] =>
  photos.filter((photo) => !isRemoved(photo));

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/**
 * Adds chosen files (back-office §5): empty ones and wrong types are dropped, those beyond ten photos
 * cut off. `message` is the key of what has to be said about it.
 */
export function withAdded(
  photos: readonly FormPhoto[],
  files: readonly File[],
  toChosen: (file: File) => ChosenFile,
): { photos: FormPhoto[]; message: string | null } {
  const valid = files.filter(
    ({ type, size }) => TYPES.has(type) && size > 0 && size <= LIMITS.uploadBytes,
  );
  if (valid.length === 0)
    return { photos: [...photos], message: 'resources.products.rules.invalidPhotos' };
  const room = Math.max(0, LIMITS.productPhotos - kept(photos).length);
  return {
    photos: [...photos, ...valid.slice(0, room).map(toChosen)],
    message: valid.length > room ? 'resources.products.rules.tooManyPhotos' : null,
  };
}

/** Takes a new photo out; marks a stored one for removal, or takes the mark off again. */
export const withRemoved = (photos: readonly FormPhoto[], index: number): FormPhoto[] =>
  photos.flatMap((photo, at) => {
    if (at !== index) return [photo];
    return isStored(photo) ? [{ ...photo, removed: !photo.removed }] : [];
  });

/** Moves a photo to another place. */
export function withMoved(photos: readonly FormPhoto[], from: number, to: number): FormPhoto[] {
  const photo = photos[from];
  if (!photo || to < 0 || to >= photos.length) return [...photos];
  const others = photos.filter((_, index) => index !== from);
  return [...others.slice(0, to), photo, ...others.slice(to)];
}
