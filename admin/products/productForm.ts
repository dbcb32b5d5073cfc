import { type FormFields, fieldText, toFormData } from '../providers/formData.ts';
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
    if (isStored(photo)) continue;
    form.append('images', photo.rawFile, photo.rawFile.name);
    positions.push(position);
  }
  list('newPhotosOrder', positions);
  list(
    'photosOrder',
    staying.filter(isStored).map(({ id }) => id),
  );
  list(
    'photosToRemove',
    photos
      .filter(isStored)
      .filter(isRemoved)
      .map(({ id }) => id),
  );
  const first = staying[0];
  form.append('defaultPhotoId', first && isStored(first) ? String(first.id) : '');
}

const isPhotoList = (value: unknown): value is readonly FormPhoto[] => Array.isArray(value);
