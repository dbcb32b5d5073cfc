import type { ProductPhoto } from '../../api/contract/types.ts';
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

/** A product's photos in form order; the first one kept is the default photo. */
export type FormPhoto = StoredPhoto | LibraryPhoto | ChosenFile;

export const isStored = (photo: FormPhoto): photo is StoredPhoto =>
  !isChosenFile(photo) && photo.id !== null;

export const isRemoved = (photo: FormPhoto): boolean => isStored(photo) && photo.removed === true;

/** The photos left after the save. */
export const kept = (photos: readonly FormPhoto[]): FormPhoto[] =>
  photos.filter((photo) => !isRemoved(photo));

/** A product as a multipart form; positions of new photos are counted after removals. */
export function productForm({ id, image_path, photos, ...fields }: FormFields): FormData {
  const form = toFormData(fields);
  if (isPhotoList(photos)) appendPhotos(form, photos);
  return form;
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

const isPhotoList = (value: unknown): value is readonly FormPhoto[] => Array.isArray(value);
