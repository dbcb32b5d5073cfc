import { Upload } from '../../../../db/models/upload.ts';
import type { PerLocale } from '../../../contract/locales.ts';
import { fold } from '../../../contract/slug.ts';
import { command, emit } from '../../../platform/commands.ts';
import { usesOf } from '../pictureUses/usesOf.ts';

interface Description {
  upload: Pick<Upload, 'id' | 'path'>;
  alt: PerLocale<string>;
}

/** Sets the alternative texts of a stored picture. */
export const describePicture = command(async (trx, { upload, alt }: Description) => {
  const search = fold(`${alt.en}\n${alt.cs}`);
  await Upload.query(trx).findById(upload.id).patch({ alt_en: alt.en, alt_cs: alt.cs, search });
  const uses = await usesOf(trx, upload.path, 'en');
  emit(trx, 'picture.described', { resources: uses.map(({ resource }) => resource) });
});
