import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { Upload } from '../../../db/models/upload.ts';
import type { PictureInfo } from '../../contract/types.ts';

/** What is known of stored pictures, by path. */
export interface PictureInfos {
  /** Reads all paths in one query; paths that are no stored picture are absent. */
  of(paths: Iterable<string>): Promise<Map<string, PictureInfo>>;
  /** Whether a path is a stored file. */
  exists(path: string): Promise<boolean>;
  forget(path: string): void;
}

/** More than a list of a thousand records shows, and fewer than SQLite binds. */
const CHUNK = 10_000;

/** Pictures' sizes, colours and variants, remembered in memory: a stored file never changes. */
export function createPictureInfos(knex: Knex): PictureInfos {
  const known = new LRUCache<string, PictureInfo>({ max: 5_000 });

  const read = async (paths: string[], found: Map<string, PictureInfo>) => {
    const rows = await Upload.query(knex)
      .select('path', 'width', 'height', 'color', 'sources')
      .whereIn('path', paths)
      .whereNotNull('width');
    for (const { path, width, height, color, sources } of rows) {
      if (width === null || height === null) continue;
      const info = { width, height, color: color ?? 'transparent', sources: sources ?? [] };
      known.set(path, info);
      found.set(path, info);
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
    async exists(path) {
      return (
        known.has(path) || (await Upload.query(knex).findOne({ path }).select('id')) !== undefined
      );
    },
    forget: (path) => known.delete(path),
  };
}
