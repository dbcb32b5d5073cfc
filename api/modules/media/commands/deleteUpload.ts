import { Upload } from '../../../../db/models/upload.ts';
import type { Locale } from '../../../contract/locales.ts';
import { command, emit } from '../../../platform/commands.ts';
import { usesOf } from '../pictureUses/usesOf.ts';

interface Deletion {
  upload: Pick<Upload, 'id' | 'path'>;
  /** The language of the records' names. */
  locale: Locale;
}

/**
 * Deletes a stored file's row, unless records use it, and returns those. The files themselves are to be
 * removed after the commit.
 */
export const deleteUpload = command(async (trx, { upload, locale }: Deletion) => {
  // Writes that name the file hold its row; afterwards they are found among its users.
  await Upload.query(trx).findById(upload.id).forUpdate();
  const uses = await usesOf(trx, upload.path, locale);
  if (uses.length > 0) return uses;
  await Upload.query(trx).deleteById(upload.id);
  emit(trx, 'upload.deleted', { id: upload.id });
  return uses;
});
