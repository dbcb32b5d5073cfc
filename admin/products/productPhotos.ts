import { LIMITS } from '../../api/contract/constants.ts';
import type { MessageKey } from '../../api/contract/messages/messages.ts';
import type { MediaItem, PictureTexts } from '../../api/contract/types.ts';
import { brokenFileRule } from '../pictures/files.ts';
import { type ChosenFile, isChosenFile } from '../providers/formData.ts';
import {
  type FormPhoto,
  isRemoved,
  isStored,
  kept,
  type LibraryPhoto,
} from '../providers/productForm.ts';

export function photoKey(photo: FormPhoto): string {
  if (isChosenFile(photo)) return photo.src;
  return photo.id === null ? `library-${photo.image_path}` : `stored-${photo.id}`;
}

/** Accepted media types, for `accept`. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** Message key: a file is no picture of these types. */
export const PHOTO_DROPPED = 'resources.products.photoDropped';

/** The message key of the rule that a chosen file breaks, or null. */
export const brokenPhotoRule = (file: File): string | null =>
  PHOTO_TYPES.split(',').includes(file.type) ? brokenFileRule(file) : PHOTO_DROPPED;

/** Photos after a change, and the broken rule of the contract, if any. */
export interface ChangedPhotos {
  photos: FormPhoto[];
  broken: MessageKey | null;
}

/** Adds chosen files; empty ones and wrong types are dropped, those beyond the limit cut off. */
export function withAdded(
  photos: readonly FormPhoto[],
  files: readonly File[],
  toChosen: (file: File) => ChosenFile,
): ChangedPhotos {
  const valid = files.filter((file) => !brokenPhotoRule(file));
  if (valid.length === 0) return { photos: [...photos], broken: 'product.photosInvalid' };
  const room = Math.max(0, LIMITS.productPhotos - kept(photos).length);
  return {
    photos: [...photos, ...valid.slice(0, room).map(toChosen)],
    broken: valid.length > room ? 'product.photosMax' : null,
  };
}

/** Adds a library picture; if the product already has it, unmarks its removal. */
export function withLibraryPhoto(
  photos: readonly FormPhoto[],
  { path, info, alt }: Pick<MediaItem, 'path' | 'info' | 'alt'>,
): ChangedPhotos {
  const known = photos.findIndex((photo) => !isChosenFile(photo) && photo.image_path === path);
  const present = photos[known];
  if (present && !isRemoved(present)) return { photos: [...photos], broken: null };
  if (kept(photos).length >= LIMITS.productPhotos)
    return { photos: [...photos], broken: 'product.photosMax' };
  if (present) return { photos: withRemoved(photos, known), broken: null };
  const added: LibraryPhoto = { id: null, image_path: path, image_info: info && { ...info, alt } };
  return { photos: [...photos, added], broken: null };
}

/** Replaces a photo with a crop of it, of the same alternative text; a stored one is removed with the save. */
export const withReplaced = (
  photos: readonly FormPhoto[],
  index: number,
  file: ChosenFile,
): FormPhoto[] =>
  photos.flatMap((photo, at): FormPhoto[] => {
    if (at !== index) return [photo];
    if (isChosenFile(photo)) return [{ ...photo, ...file }];
    const alt = photo.image_info?.alt;
    const part = { ...file, ...(alt && { alt }) };
    if (!isStored(photo)) return [part];
    return [
      { ...part, replaces: photo.id },
      { ...photo, removed: true },
    ];
  });

export const withAlt = (
  photos: readonly FormPhoto[],
  index: number,
  alt: PictureTexts,
): FormPhoto[] =>
  photos.map((photo, at) =>
    at === index && !isChosenFile(photo) && photo.image_info
      ? { ...photo, image_info: { ...photo.image_info, alt } }
      : photo,
  );

/** Marks a chosen file whose preview cannot be shown. */
export const withUnreadable = (photos: readonly FormPhoto[], src: string): FormPhoto[] =>
  photos.map((photo) =>
    isChosenFile(photo) && photo.src === src ? { ...photo, isUnreadable: true } : photo,
  );

/** Removes a new photo; marks a stored one for removal, or unmarks it. */
export const withRemoved = (photos: readonly FormPhoto[], index: number): FormPhoto[] =>
  photos.flatMap((photo, at) => {
    if (at !== index) return [photo];
    return isStored(photo) ? [{ ...photo, removed: !photo.removed }] : [];
  });
