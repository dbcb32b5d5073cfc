import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { Upload } from '../../../db/models/upload.ts';
import { batchesOf } from '../../contract/batches.ts';
import type { PictureInfo } from '../../contract/types.ts';

export type PictureInfos = ReturnType<typeof createPictureInfos>;

/** The cache tag of answers that show pictures' facts. */
export const MEDIA_TAG = 'media';

/** More than a list of a thousand records shows, and fewer than the values that SQLite binds. */
const BATCH = 10_000;

/** Pictures' sizes, colours, variants and alternative texts, cached until they change. */
export function createPictureInfos(knex: Knex) {
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
      // A read from before a change must not be cached after it.
      if (begun === forgotten) known.set(upload.path, info);
      found.set(upload.path, info);
    }
  };

  return {
    /** Reads all paths in one query; paths of no stored picture are absent. */
    async of(paths: Iterable<string>) {
      const found = new Map<string, PictureInfo>();
      const missing: string[] = [];
      for (const path of new Set(paths)) {
        if (!path.startsWith('/uploads/')) continue;
        const info = known.get(path);
        if (info) found.set(path, info);
        else missing.push(path);
      }
      for (const some of batchesOf(missing, BATCH)) await read(some, found);
      return found;
    },
    forget(path: string) {
      forgotten += 1;
      known.delete(path);
    },
    /** For changes by another instance. */
    forgetAll() {
      forgotten += 1;
      known.clear();
    },
  };
}

/** Null for files without a size: videos, and pictures that are stored unchanged. */
function infoOf({ width, height, color, sources, alt_en, alt_cs }: Upload): PictureInfo | null {
  if (width === null || height === null) return null;
  const info = { width, height, color: color ?? 'transparent', sources: sources ?? [] };
  return alt_en || alt_cs ? { ...info, alt: { en: alt_en, cs: alt_cs } } : info;
}
