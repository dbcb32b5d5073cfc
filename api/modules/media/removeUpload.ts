import type { Upload } from '../../../db/models/upload.ts';
import type { Locale } from '../../contract/locales.ts';
import type { MediaUse } from '../../contract/types.ts';
import type { Actor, Bus } from '../../platform/commands.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { deleteUpload } from './commands/deleteUpload.ts';
import type { PictureInfos } from './pictureInfos.ts';
import { folderOf } from './pictureUses/folders.ts';

interface Deps {
  bus: Bus;
  files: FileStore;
  pictures: PictureInfos;
}

/** Deletes a stored file with its variants, unless records use it; those are returned. */
export async function removeUpload(
  { bus, files, pictures }: Deps,
  upload: Pick<Upload, 'id' | 'path'>,
  locale: Locale,
  actor: Actor,
): Promise<MediaUse[]> {
  const uses = await deleteUpload(bus, { upload, locale }, actor);
  if (uses.length === 0) {
    pictures.forget(upload.path);
    await files.removeFolder(folderOf(upload.path));
  }
  return uses;
}
