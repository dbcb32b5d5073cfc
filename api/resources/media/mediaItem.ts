import type { Upload } from '../../../db/models/upload.ts';
import type { PictureInfo } from '../../contract/types.ts';

/** A stored file as it travels. */
export interface MediaItem {
  id: number;
  path: string;
  kind: 'image' | 'video';
  /** Null for a video. */
  width: number | null;
  height: number | null;
  info: PictureInfo | null;
  /** SHA-256 of the file as it came in, in hexadecimal. */
  digest: string;
  /** The address it was fetched from; null for a sent file. */
  source_url: string | null;
  created_at: string;
}

/** An upload as it travels. */
export const presentMediaItem = (upload: Upload, info: PictureInfo | null): MediaItem => ({
  id: upload.id,
  path: upload.path,
  kind: upload.kind,
  width: upload.width,
  height: upload.height,
  info,
  digest: upload.digest,
  source_url: upload.source_url,
  created_at: upload.created_at,
});
