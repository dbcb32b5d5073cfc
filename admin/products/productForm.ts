import { type FormFields, fieldText, isChosenFile, toFormData } from '../providers/formData.ts';
import { type FormPhoto, isRemoved, isStored, kept } from './productPhotos.ts';

/**
 * A product as the multipart form of back-office §7. The photos' places follow decisions, Reading and
 * writing: positions count after the removals, and the default one comes first.
 */
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
    // Pictures of the library have no id to be ordered by: the whole list says it all.
    form.append('photos', JSON.stringify(known.map(({ id, image_path }) => ({ id, image_path }))));
  }
  const first = staying[0];
  form.append('defaultPhotoId', first && isStored(first) ? String(first.id) : '');
}

const isPhotoList = (value: unknown): value is readonly FormPhoto[] => Array.isArray(value);
