import { readFile } from 'node:fs/promises';
import type { Product } from '../../../db/models/product.ts';
import type { ProductInput } from '../../contract/entities/product.ts';
import { productPhotoChanges } from '../../contract/entities/productPhoto.ts';
import { PENDING_FILE } from '../../contract/fields.ts';
import { parseInput } from '../../http/validate.ts';
import { invalidField } from '../../services/failure.ts';
import { kindOf } from '../../services/images/kinds.ts';
import type { UploadedFile } from '../../services/uploads.ts';
import type { Preparing } from '../crud/declaration.ts';
import { arrangePhotos, type PlacedPhoto, photoCapacity } from './photos.ts';

/** Formats of product photos (back-office §5); files of other types are dropped. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);

/** The product's photos as they will be: uploaded, fetched, removed and ordered as asked. */
export async function storePhotos(
  input: ProductInput,
  { ctx, uploads, current }: Preparing<Product>,
): Promise<ProductInput['photos']> {
  const changes = parseInput(productPhotoChanges, ctx.state.body);
  const own = new Map((current?.photos ?? []).map((photo) => [photo.id, photo.image_path]));
  const listed: PlacedPhoto[] = [];
  for (const [index, { id, image_path }] of input.photos.entries()) {
    const known = own.get(id ?? 0);
    if (known !== undefined) listed.push({ id, image_path: known });
    else if (image_path !== '') {
      listed.push({
        id: null,
        image_path: await uploads.settle(image_path, undefined, `photos.${index}.image_path`),
      });
    }
  }
  const kept = listed.filter(({ id }) => id === null || !changes.photosToRemove.includes(id));
  const files = await acceptableFiles(ctx.state.files.get('images') ?? [], kept.length);
  const added: string[] = [];
  for (const file of files) added.push(await uploads.settle(PENDING_FILE, file, 'photos'));
  const arranged = arrangePhotos(listed, added, changes);
  const photos = await withCover(input, arranged, { uploads, current });
  return photos.map((photo, display_order) => ({ ...photo, display_order }));
}

/** A cover that is newly named moves first; one that is not among the photos yet joins them. */
async function withCover(
  { image_path }: ProductInput,
  photos: PlacedPhoto[],
  { uploads, current }: Pick<Preparing<Product>, 'uploads' | 'current'>,
): Promise<PlacedPhoto[]> {
  if (image_path === '' || image_path === current?.photos?.[0]?.image_path) return photos;
  const chosen = photos.find((photo) => photo.image_path === image_path);
  if (chosen) return [chosen, ...photos.filter((photo) => photo !== chosen)];
  if (photoCapacity(photos.length) === 0) throw invalidField('photos', 'product.photosMax');
  return [
    {
      id: null,
      image_path: await uploads.settle(image_path, undefined, 'image_path'),
    },
    ...photos,
  ];
}

/** Without empty and wrong files, and without those beyond the remaining capacity (back-office §5). */
async function acceptableFiles(files: UploadedFile[], existing: number): Promise<UploadedFile[]> {
  if (files.length === 0) return [];
  const checked = await Promise.all(
    files.map(async (file) => {
      if (file.size === 0) return null;
      return FORMATS.has(kindOf(await readFile(file.path))) ? file : null;
    }),
  );
  const fine = checked.filter((file) => file !== null);
  if (fine.length === 0) throw invalidField('photos', 'product.photosInvalid');
  const capacity = photoCapacity(existing);
  if (capacity === 0) throw invalidField('photos', 'product.photosMax');
  return fine.slice(0, capacity);
}
