import { createHash } from 'node:crypto';
import { type Outgoing, type StoreAddress, StoreFailure, s3 } from '../../../platform/files/s3.ts';
import { s3Files } from '../../../platform/files/s3Files.ts';
import {
  type BackupPlace,
  type Blob,
  type BlobWriter,
  type Content,
  contentPath,
  folderPlace,
  isOlder,
} from './places.ts';

/** Content up to this size is kept in memory while it is sent; larger content is read twice. */
const BUFFERED = 4 * 1024 * 1024;
/**
 * Age in milliseconds up to which a backup relies on an existing object. A sweep of another backup
 * may delete an object before the new manifest refers to it, and an object's time stamp can't be
 * renewed as a file's can. A sweep spares the content of the newest snapshot, also when that has
 * just been replaced, and unreferenced objects for a day. Everything else is stored again.
 */
const YOUNG_MS = 43_200_000;

const FOLDER = 'backups';
const OURS = /^(?:files\/[0-9a-f]{2}\/[0-9a-f]{64}|snapshots\/[\w-]+\.json)$/;

/** Opens a folder, or an object store by its address. */
export const openPlace = (at: string | StoreAddress): BackupPlace =>
  typeof at === 'string' ? folderPlace(at) : storePlace(at);

/** Backups in an object store, below `backups/`. */
function storePlace(address: StoreAddress): BackupPlace {
  const plain = s3(address);
  const ask: typeof plain = (...request) => plain(...request).catch(named);
  const files = s3Files(address, ask, { folder: `${FOLDER}/`, isOurs: OURS });

  /** Lists all content once instead of one request for each. */
  const begin = async (newest: ReadonlySet<string>): Promise<BlobWriter> => {
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
        const outgoing = await prepare(content);
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
      // A running backup may just have stored it again.
      if (before && !(await isOlder(() => files.stamp(path), before))) return;
      await files.remove(path);
    },
  };
}

/** Hashes content, and buffers it if it is small. */
async function prepare(content: Content): Promise<Outgoing> {
  const hash = createHash('sha256');
  let size = 0;
  let buffered: Buffer[] = [];
  for await (const piece of content()) {
    hash.update(piece);
    size += piece.length;
    if (size <= BUFFERED) buffered.push(piece);
    else buffered = [];
  }
  return { size, sha256: hash.digest('hex'), read: size <= BUFFERED ? () => buffered : content };
}

/** Distinguishes the store of backups from that of uploads in messages. */
function named(error: unknown): never {
  if (error instanceof StoreFailure) {
    error.message = error.message.replace('store:', 'store of the backups:');
  }
  throw error;
}
