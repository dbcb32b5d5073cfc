import { readFile } from 'node:fs/promises';
import { LIMITS } from '../../../contract/constants.ts';
import { PENDING_FILE } from '../../../contract/fields.ts';
import { invalidField } from '../../../platform/failure.ts';
import type { Context, UploadedFile } from '../../../platform/http/context.ts';
import { kindOf } from '../../../platform/images/kinds.ts';
import type { Uploads } from '../../media/index.ts';
import { storeGivenPhotos } from '../photos/storeGivenPhotos.ts';

/** The path of a photo whose file is dropped. */
const DROPPED = '';

/** How many photos a product can still take. */
export const photoCapacity = (existing: number): number =>
  Math.max(0, LIMITS.productPhotos - existing);

/** 422 for a photo beyond that. */
export const tooManyPhotos = () =>
  invalidField('photos', 'product.photosMax', { maximum: LIMITS.productPhotos });

/** Formats of product photos; files of other types are dropped. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif']);

/**
 * Stores a product's new photos and returns the path of each file, in the same order: '' for one that is
 * dropped because it is empty, of a wrong type or beyond the capacity. The answer names those.
 * @throws Failure 415 or 422 at the file's field, 422 when none is left
 */
export async function storeNewPhotos(
  ctx: Context,
  uploads: Uploads,
  existing: number,
): Promise<string[]> {
  const files = ctx.state.files.get('images') ?? [];
  const accepted = await acceptableFiles(files, existing);
  const given = accepted.map((file) => ({
    image_path: PENDING_FILE,
    file,
    field: `images.${files.indexOf(file)}`,
  }));
  const stored = await storeGivenPhotos(uploads, given);
  const paths = files.map((file) => stored[accepted.indexOf(file)] ?? DROPPED);
  dropped.set(
    ctx,
    paths.flatMap((path, index) => (isDropped({ image_path: path }) ? [index] : [])),
  );
  return paths;
}

export const isDropped = ({ image_path }: { image_path: string }): boolean =>
  image_path === DROPPED;

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
  if (capacity === 0) throw tooManyPhotos();
  return fine.slice(0, capacity);
}

/** Indexes of the files that a request's write dropped. */
const dropped = new WeakMap<Context, readonly number[]>();

/** What the answer to a write says of files that were dropped; nothing when none was. */
export function noteOfDropped(ctx: Context): { dropped_photos?: readonly number[] } {
  const indexes = dropped.get(ctx) ?? [];
  return indexes.length === 0 ? {} : { dropped_photos: indexes };
}
