import { sharedPicture } from '../../../contract/sharePicture.ts';
import { concurrencyLimit } from '../../../platform/concurrencyLimit.ts';
import { notFound } from '../../../platform/failure.ts';
import { type FileStore, isMissing } from '../../../platform/files/fileStore.ts';
import type { Encoder } from '../../../platform/images/encoder.ts';
import { folderOf } from '../../media/pictureUses/folders.ts';

/** Those who wait are only names, but they should not wait for minutes. */
const MAX_WAITING = 100;

export interface SharePicturesDeps {
  files: FileStore;
  /** One that gives way to whoever waits for an upload. */
  encoder: Pick<Encoder, 'shared'>;
}

/**
 * The pictures of shared links by their paths: a stored one cut to 1200×630 around what stands out in
 * it, as JPEG, which every network shows. Each is made once, one after the other, and kept beside the
 * stored one, with which it is removed.
 * @throws Failure 404 when there is no such stored picture, 503 when too many wait for theirs
 */
export function sharePictures({ files, encoder }: SharePicturesDeps) {
  const oneAtATime = concurrencyLimit(1, MAX_WAITING);
  const underWay = new Map<string, Promise<Buffer>>();

  const make = async (stored: string, kept: string): Promise<Buffer> => {
    const picture = await files.get(stored).catch(missing);
    const shared = await encoder.shared(picture);
    await files.put(kept, shared);
    await files.get(stored).catch(async (error: unknown) => {
      // It was removed meanwhile: nothing of it may stay.
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

/** A file that is not there is a 404. */
export function missing(error: unknown): never {
  throw isMissing(error) ? notFound() : error;
}
