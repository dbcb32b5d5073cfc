import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { Upload } from '../../../db/models/upload.ts';
import type { PictureInfo } from '../../contract/types.ts';

/** What is known of stored pictures, by path. */
export interface PictureInfos {
  /** Reads all paths in one query; paths that are no stored picture are absent. */
  of(paths: Iterable<string>): Promise<Map<string, PictureInfo>>;
  forget(path: string): void;
  /** Forgets every picture, after words about one were changed elsewhere. */
  forgetAll(): void;
}

/** Dropped from the kept answers when what is said of pictures changes. */
export const MEDIA_TAG = 'media';

/** More than a list of a thousand records shows, and fewer than SQLite binds. */
const CHUNK = 10_000;

/**
 * Pictures' sizes, colours, variants and words, remembered in memory until one of them is told to
 * have changed.
 */
export function createPictureInfos(knex: Knex): PictureInfos {
  const known = new LRUCache<string, PictureInfo>({ max: 5_000 });
  let forgotten = 0;

  const read = async (paths: string[], found: Map<string, PictureInfo>) => {
    const begun = forgotten;
    const rows = await Upload.query(knex)
      .select('path', 'width', 'height', 'color', 'sources', 'alt_en', 'alt_cs')
      .whereIn('path', paths)
      .whereNotNull('width');
    for (const upload of rows) {
      const info = infoOf(upload);
      if (info === null) continue;
      // What was read before a change must not be remembered after it.
      if (begun === forgotten) known.set(upload.path, info);
      found.set(upload.path, info);
    }
  };

  return {
    async of(paths) {
      const wanted = [...new Set(paths)].filter((path) => path.startsWith('/uploads/'));
      const found = new Map<string, PictureInfo>();
      const missing: string[] = [];
      for (const path of wanted) {
        const info = known.get(path);
        if (info) found.set(path, info);
        else missing.push(path);
      }
      for (let start = 0; start < missing.length; start += CHUNK) {
        await read(missing.slice(start, start + CHUNK), found);
      }
      return found;
    },
    forget(path) {
      forgotten += 1;
      known.delete(path);
    },
    forgetAll() {
      forgotten += 1;
      known.clear();
    },
  };
}

/** Null for what has no size: a video, or a picture that is kept as it came. */
function infoOf({ width, height, color, sources, alt_en, alt_cs }: Upload): PictureInfo | null {
  if (width === null || height === null) return null;
  const info = { width, height, color: color ?? 'transparent', sources: sources ?? [] };
  return alt_en || alt_cs ? { ...info, alt: { en: alt_en, cs: alt_cs } } : info;
}
