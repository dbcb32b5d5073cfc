import type { Upload } from '../../../db/models/upload.ts';
import type { MediaItem, PictureInfo } from '../../contract/types.ts';

/** A stored file as it travels. */
export const presentMediaItem = (upload: Upload, info: PictureInfo | null): MediaItem => ({
  id: upload.id,
  path: upload.path,
  kind: upload.kind,
  width: upload.width,
  height: upload.height,
  info,
  alt: { en: upload.alt_en, cs: upload.alt_cs },
  // PostgreSQL answers its large integers as texts.
  size: Number(upload.size),
  digest: upload.digest,
  source_url: upload.source_url,
  created_at: upload.created_at,
});
