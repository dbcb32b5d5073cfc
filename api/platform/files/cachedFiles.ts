import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { concurrencyLimit } from '../concurrencyLimit.ts';
import type { DiskCopies } from './diskCopies.ts';
import { isMissing, noSuchFile, type OpenFile, type ServedFiles } from './fileStore.ts';
import type { S3Files } from './s3Files.ts';

const DAY_MS = 86_400_000;
/** A store that is away would fill the log with each picture of each page. */
const TOLD_MS = 60_000;
/** Files that arrive at once, and readers that wait for theirs: more are told to come back. */
const ARRIVING = 24;
const WAITING = 500;

interface CachedFilesDeps {
  store: S3Files;
  copies: DiskCopies;
  log: Logger;
  now(): number;
}

/**
 * The files of an object store, read through copies on the local disk: a page's pictures then take no
 * longer than from a folder, the server's memory holds none, and a restart begins with them. Names
 * are random and their content never changes; whether a file is still there is asked once a day,
 * since another instance may have deleted it.
 */
export function cachedFiles({ store, copies, log, now }: CachedFilesDeps): ServedFiles {
  const underWay = new Map<string, Promise<OpenFile | null>>();
  const downloads = concurrencyLimit(ARRIVING, WAITING);
  let told = 0;

  const tell = (error: unknown) => {
    if (now() - told < TOLD_MS) return;
    told = now();
    log.error({ err: error }, 'a file could not be read');
  };

  /** Resolves with the first bytes; another reader of the file joins in until the last. */
  const fetchFile = (path: string) => {
    const fetching = new Promise<OpenFile | null>((resolve, reject) => {
      downloads
        .run(async () => {
          const { file, done } = await copies.take(path, await store.download(path));
          resolve(file);
          await done;
        })
        .catch((error: unknown) => {
          if (isMissing(error)) return resolve(null);
          tell(error);
          reject(error);
        })
        .finally(() => underWay.delete(path));
    });
    underWay.set(path, fetching);
    return fetching;
  };

  const open = async (path: string): Promise<OpenFile | null> => {
    const found = await copies.find(path);
    if (!found) return underWay.get(path) ?? fetchFile(path);
    const { file, copy } = found;
    if (now() - copy.seen > DAY_MS) {
      copy.seen = now();
      store.has(path).then((isThere) => isThere || copies.drop(path), tell);
    }
    return file;
  };

  return {
    open,
    async get(path) {
      const file = await open(path);
      if (file === null) throw noSuchFile();
      return file.size === 0 ? Buffer.alloc(0) : buffer(file.read(0, file.size - 1));
    },
    async put(path, bytes) {
      await store.put(path, bytes);
      // It is wanted soon; where the disk is full it is fetched when it is.
      const copied = copies.take(path, { size: bytes.length, bytes: Readable.from([bytes]) });
      await copied.then(({ done }) => done).catch(() => undefined);
    },
    async removeFolder(folder) {
      await store.removeFolder(folder);
      copies.drop(folder);
    },
    folders: store.folders,
    list: store.list,
  };
}
