import { type Fields, isFields, textAt } from '../contract/loading.ts';
import type { FoundPicture, PictureFinder } from './pictures.ts';

/** The photos that a product of a file names, in order; undefined when it names none at all. */
export function photosOf({ photos, image_path }: Fields): string[] | undefined {
  if (Array.isArray(photos)) {
    const placed = photos.map((photo, index) => {
      if (!isFields(photo)) return { path: String(photo), place: index };
      const { display_order } = photo;
      const place = typeof display_order === 'number' ? display_order : index;
      return { path: textAt(photo, 'image_path'), place };
    });
    return placed.sort((a, b) => a.place - b.place).map(({ path }) => path);
  }
  return typeof image_path === 'string' && image_path !== '' ? [image_path] : undefined;
}

/** What a write of a product says of its photos, and the files that go with it. */
export interface PhotosWrite {
  fields: Fields;
  files: string[];
}

/**
 * The write that gives a product exactly the wanted photos in their order: those that are there
 * stay, new ones come as files or stored paths. Null when nothing has to change.
 */
export function photosWrite(
  wanted: readonly FoundPicture[],
  current: Fields | null,
  pictures: PictureFinder,
): PhotosWrite | null {
  const there = (Array.isArray(current?.photos) ? current.photos : []).filter(isFields);
  const free = [...there];
  const placed = wanted.map((picture) => {
    const at = free.findIndex((photo) => pictures.isAt(picture, textAt(photo, 'image_path')));
    const [own] = at < 0 ? [] : free.splice(at, 1);
    return { picture, own };
  });
  const same = placed.every(({ own }, index) => own !== undefined && own === there[index]);
  if (same && there.length === wanted.length) return null;
  const photos: Fields[] = [];
  const newPhotosOrder: number[] = [];
  const files: string[] = [];
  for (const [place, { picture, own }] of placed.entries()) {
    if (own) photos.push({ id: own.id, image_path: own.image_path });
    else if (picture.value !== '') photos.push({ image_path: picture.value });
    else if (picture.file !== null) {
      newPhotosOrder.push(place);
      files.push(picture.file);
    }
  }
  return {
    fields: { photos, ...(files.length > 0 && { newPhotosOrder }) },
    files,
  };
}
