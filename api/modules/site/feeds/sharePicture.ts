import { sharedPicture } from '../../../contract/sharePicture.ts';
import { concurrencyLimit } from '../../../platform/concurrencyLimit.ts';
import { notFound } from '../../../platform/failure.ts';
import { type FileStore, isMissing } from '../../../platform/files/fileStore.ts';
import type { Encoder } from '../../../platform/images/encoder.ts';
import { folderOf } from '../../media/index.ts';

/** Waiting requests cost little memory, but should not wait for minutes. */
const MAX_WAITING = 100;

export interface SharePicturesDeps {
  files: FileStore;
  /** The encoder of lower priority, so that uploads don't wait. */
  encoder: Pick<Encoder, 'shared'>;
}

/**
 * Returns a function from a path to the picture for a shared link: a stored picture cropped to
 * 1200×630 around its most salient part, as JPEG, which every network shows. Each is made once, one
 * at a time, and stored in the folder of the original, with which it is removed.
 * @throws Failure 404 when there is no such stored picture, 503 when too many requests wait
 */
export function sharePictures({ files, encoder }: SharePicturesDeps) {
  const oneAtATime = concurrencyLimit(1, MAX_WAITING);
  const underWay = new Map<string, Promise<Buffer>>();

  const make = async (stored: string, kept: string): Promise<Buffer> => {
    const picture = await files.get(stored).catch(missing);
    const shared = await encoder.shared(picture);
    await files.put(kept, shared);
    await files.get(stored).catch(async (error: unknown) => {
      // The original was removed meanwhile: the folder must not remain.
      await files.removeFolder(folderOf(`/uploads/${stored}`));
      return missing(error);
    });
    return shared;
  };

  return async (path: string): Promise<Buffer> => {
    const source = sharedPicture(path);
    if (source === null) throw notFound();
    const stored = source.replace('/uploads/', '');
    const kept = stored.replace(/\.webp$/, '.jpg');
    return files.get(kept).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      const making = underWay.get(kept) ?? oneAtATime.run(() => make(stored, kept));
      underWay.set(kept, making);
      return making.finally(() => underWay.delete(kept));
    });
  };
}

/** Rethrows an error; a missing file becomes a Failure 404. */
export function missing(error: unknown): never {
  throw isMissing(error) ? notFound() : error;
}
