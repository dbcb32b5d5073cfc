import type { PictureTexts, ProductPhoto } from '../../api/contract/types.ts';
import {
  type ChosenFile,
  type FormFields,
  fieldText,
  isChosenFile,
  toFormData,
} from './formData.ts';

/** A stored photo in the form; a removed one stays visible until the product is saved. */
interface StoredPhoto extends ProductPhoto {
  removed?: boolean;
}

export interface LibraryPhoto extends Pick<ProductPhoto, 'image_path' | 'image_info'> {
  id: null;
}

/** A file that may take the place of a stored photo, such as a crop of it. */
interface NewPhoto extends ChosenFile {
  /** The stored photo's id. */
  replaces?: number;
  /** The alternative text that it keeps from the photo in whose place it is. */
  alt?: PictureTexts;
  /** Its preview can't be shown: it is no picture, whatever its name, and is not sent. */
  isUnreadable?: boolean;
}

/** A product's photos in form order; the first one kept is the default photo. */
export type FormPhoto = StoredPhoto | LibraryPhoto | NewPhoto;

export const isStored = (photo: FormPhoto): photo is StoredPhoto =>
  !isChosenFile(photo) && photo.id !== null;

export const isRemoved = (photo: FormPhoto): boolean => isStored(photo) && photo.removed === true;

export const isUnreadable = (photo: FormPhoto): boolean =>
  isChosenFile(photo) && photo.isUnreadable === true;

/** The photos left after the save. */
export const kept = (photos: readonly FormPhoto[]): FormPhoto[] =>
  photos.filter((photo) => !isRemoved(photo) && !isUnreadable(photo));

/** The stored photos as they were saved, also those to be removed: variants name them by their places. */
export const savedPhotos = (photos: readonly FormPhoto[]): StoredPhoto[] =>
  photos.filter(isStored).sort((one, other) => one.display_order - other.display_order);

/** A product as a multipart form; positions of new photos are counted after removals. */
export function productForm({ id, image_path, photos, ...fields }: FormFields): FormData {
  const form = toFormData({
    ...fields,
    ...(Array.isArray(fields.variants) && {
      variants: fields.variants.map((variant) =>
        writtenVariant(variant, isPhotoList(photos) ? photos : null),
      ),
    }),
  });
  if (isPhotoList(photos)) appendPhotos(form, photos);
  return form;
}

/**
 * A variant as it is written: with the place of its photo after the write, and its first count if it
 * is new.
 */
function writtenVariant(variant: FormFields, photos: readonly FormPhoto[] | null): FormFields {
  const { id, sku, values, price_difference, photo, stock } = variant;
  return {
    ...(id !== undefined && { id }),
    sku,
    values,
    price_difference,
    photo: photos ? placeAfter(photos, photo) : photo,
    ...(id === undefined && { stock }),
  };
}

/** The place of a saved photo after the write; null if it is removed. */
function placeAfter(photos: readonly FormPhoto[], place: unknown): number | null {
  const own = savedPhotos(photos)[Number(place) - 1]?.id;
  if (own === undefined) return null;
  const at = kept(photos).findIndex((photo) =>
    isChosenFile(photo) ? photo.replaces === own : photo.id === own,
  );
  return at < 0 ? null : at + 1;
}

function appendPhotos(form: FormData, photos: readonly FormPhoto[]): void {
  const staying = kept(photos);
  const list = (name: string, values: readonly unknown[]) => {
    for (const [index, value] of values.entries())
      form.append(`${name}[${index}]`, fieldText(value));
  };

  const positions: number[] = [];
  for (const [position, photo] of staying.entries()) {
    if (!isChosenFile(photo)) continue;
    form.append('images', photo.rawFile, photo.rawFile.name);
    positions.push(position);
  }
  list('newPhotosOrder', positions);
  const known = staying.flatMap((photo) => (isChosenFile(photo) ? [] : [photo]));
  if (known.every(isStored)) {
    const ids = (some: readonly FormPhoto[]) => some.filter(isStored).map(({ id }) => id);
    list('photosOrder', ids(staying));
    list('photosToRemove', ids(photos.filter(isRemoved)));
  } else {
    // Library pictures have no id to sort by, so the whole list is sent.
    form.append('photos', JSON.stringify(known.map(({ id, image_path }) => ({ id, image_path }))));
  }
  const first = staying[0];
  form.append('defaultPhotoId', first && isStored(first) ? String(first.id) : '');
}

export const isPhotoList = (value: unknown): value is readonly FormPhoto[] => Array.isArray(value);
