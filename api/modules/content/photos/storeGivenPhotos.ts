import type { UploadedFile } from '../../../platform/http/context.ts';
import type { Uploads } from '../../media/index.ts';

/** A photo as a write brings it: a file, an address or the path of a stored one. */
export interface GivenPhoto {
  /** PENDING_FILE where it is the file. */
  image_path: string;
  file: UploadedFile | undefined;
  /** Where a failure is reported. */
  field: string;
}

/**
 * Stores photos one after another and returns their paths, in the same order.
 * @throws Failure 415 or 422 at the photo's field
 */
export async function storeGivenPhotos(
  uploads: Uploads,
  photos: readonly GivenPhoto[],
): Promise<string[]> {
  const paths: string[] = [];
  for (const { image_path, file, field } of photos) {
    paths.push(await uploads.store(image_path, file, field));
  }
  return paths;
}
