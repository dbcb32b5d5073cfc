import { createHash } from 'node:crypto';
import { type Outgoing, type StoreAddress, StoreFailure, s3 } from '../../../platform/files/s3.ts';
import { s3Files } from '../../../platform/files/s3Files.ts';
import {
  type BackupPlace,
  type Blob,
  type Content,
  contentPath,
  folderPlace,
  type Storing,
} from './places.ts';

/** Content up to this size is held while it is sent, larger is read a second time. */
const HELD = 4 * 1024 * 1024;
/**
 * An object's age can't be changed as a file's can. What a backup finds may be deleted by another
 * one's sweep before the manifest names it, so it counts only on what no sweep takes for that long:
 * content of the newest snapshot, which a sweep spares also when that has just been replaced, and
 * objects much younger than the day that those have which nothing names. All else is sent again.
 */
const YOUNG_MS = 43_200_000;

const FOLDER = 'backups';
const OURS = /^(?:files\/[0-9a-f]{2}\/[0-9a-f]{64}|snapshots\/[\w-]+\.json)$/;

/** Opens a folder, or an object store by its address. */
export const openPlace = (at: string | StoreAddress): BackupPlace =>
  typeof at === 'string' ? folderPlace(at) : storePlace(at);

/** Backups in an object store, below `backups/`. */
export function storePlace(address: StoreAddress): BackupPlace {
  const plain = s3(address);
  const ask: typeof plain = (...request) => plain(...request).catch(told);
  const files = s3Files(address, ask, { folder: `${FOLDER}/`, isOurs: OURS });

  /** One list of all content instead of a question for each. */
  const begin = async (newest: ReadonlySet<string>): Promise<Storing> => {
    const there = new Map<string, { size: number; isSafe: boolean }>();
    const young = Date.now() - YOUNG_MS;
    for await (const { path, size, at } of files.list('files/')) {
      const name = path.slice(-64);
      there.set(name, { size, isSafe: newest.has(name) || Number(at) > young });
    }
    const keep = async (name: string): Promise<Blob | null> => {
      const known = there.get(name);
      return known?.isSafe ? { name, bytes: known.size, isNew: false } : null;
    };
    return {
      keep,
      async add(content) {
        const outgoing = await lookAt(content);
        const { size, sha256: name } = outgoing;
        const kept = await keep(name);
        if (kept?.bytes === size) return kept;
        const isNew = !there.has(name);
        await files.put(contentPath(name), outgoing);
        there.set(name, { size, isSafe: true });
        return { name, bytes: size, isNew };
      },
    };
  };

  return {
    label: `${address.origin.replace(/^.*\//, '')}/${address.bucket}/${address.prefix}${FOLDER}`,
    begin,
    list: (folder) => files.list(`${folder}/`),
    read: files.read,
    async write(path, text) {
      await files.put(path, Buffer.from(text));
    },
    async remove(path, before) {
      // A backup may just have sent it again.
      if (before && !((await files.stamp(path)) < before)) return;
      await files.remove(path);
    },
  };
}

async function lookAt(content: Content): Promise<Outgoing> {
  const hash = createHash('sha256');
  let size = 0;
  let held: Buffer[] = [];
  for await (const piece of content()) {
    hash.update(piece);
    size += piece.length;
    if (size <= HELD) held.push(piece);
    else held = [];
  }
  return { size, sha256: hash.digest('hex'), read: size <= HELD ? () => held : content };
}

/** Says which of two stores it is. */
function told(error: unknown): never {
  if (error instanceof StoreFailure) {
    error.message = error.message.replace('store:', 'store of the backups:');
  }
  throw error;
}
