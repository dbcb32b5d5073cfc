import { LIMITS } from '../../api/contract/constants.ts';
import type { MediaItem, PictureTexts, ProductPhoto } from '../../api/contract/types.ts';
import { type ChosenFile, isChosenFile } from '../providers/formData.ts';

/** A stored photo in the form; a removed one stays visible until the product is saved. */
export interface StoredPhoto extends ProductPhoto {
  removed?: boolean;
}

/** A picture of the library that joins the product's photos with the save. */
export interface LibraryPhoto extends Pick<ProductPhoto, 'image_path' | 'image_info'> {
  id: null;
}

/** The photos of a product in the form, in their order; the first that stays is the default one. */
export type FormPhoto = StoredPhoto | LibraryPhoto | ChosenFile;

export const isStored = (photo: FormPhoto): photo is StoredPhoto =>
  !isChosenFile(photo) && photo.id !== null;

/** What tells a photo from the others of its product. */
export function photoKey(photo: FormPhoto): string {
  if (isChosenFile(photo)) return photo.src;
  return photo.id === null ? `library-${photo.image_path}` : `stored-${photo.id}`;
}

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

/**
 * Adds a picture of the library. One that the product has stays where it is, and comes back when it was
 * to be removed; an eleventh is refused with the key of what has to be said.
 */
export function withLibraryPhoto(
  photos: readonly FormPhoto[],
  { path, info, alt }: Pick<MediaItem, 'path' | 'info' | 'alt'>,
): { photos: FormPhoto[]; message: string | null } {
  const known = photos.findIndex((photo) => !isChosenFile(photo) && photo.image_path === path);
  const present = photos[known];
  if (present && !isRemoved(present)) return { photos: [...photos], message: null };
  if (kept(photos).length >= LIMITS.productPhotos)
    return { photos: [...photos], message: 'resources.products.rules.tooManyPhotos' };
  if (present) return { photos: withRemoved(photos, known), message: null };
  const added: LibraryPhoto = { id: null, image_path: path, image_info: info && { ...info, alt } };
  return { photos: [...photos, added], message: null };
}

/** Puts a file, such as a part of it, in the place of a photo; a stored one goes with the save. */
export const withReplaced = (
  photos: readonly FormPhoto[],
  index: number,
  file: ChosenFile,
): FormPhoto[] =>
  photos.flatMap((photo, at) => {
    if (at !== index) return [photo];
    return isStored(photo) ? [file, { ...photo, removed: true }] : [file];
  });

/** Gives a photo other words. */
export const withWords = (
  photos: readonly FormPhoto[],
  index: number,
  alt: PictureTexts,
): FormPhoto[] =>
  photos.map((photo, at) =>
    at === index && !isChosenFile(photo) && photo.image_info
      ? { ...photo, image_info: { ...photo.image_info, alt } }
      : photo,
  );

/** Takes a new photo out; marks a stored one for removal, or takes the mark off again. */
export const withRemoved = (photos: readonly FormPhoto[], index: number): FormPhoto[] =>
  photos.flatMap((photo, at) => {
    if (at !== index) return [photo];
    return isStored(photo) ? [{ ...photo, removed: !photo.removed }] : [];
  });
