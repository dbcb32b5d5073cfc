import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { DAY_MS } from '../../contract/durations.ts';
import { concurrencyLimit } from '../concurrencyLimit.ts';
import type { DiskCopies } from './diskCopies.ts';
import { isMissing, noSuchFile, type OpenFile, type ServedFiles } from './fileStore.ts';
import type { S3Files } from './s3Files.ts';

/** At most one log line in this time: an unreachable store fails each picture of each page. */
const LOG_INTERVAL_MS = 60_000;
/** Downloads at once, and how many may wait; further ones get a 503. */
const DOWNLOADS = { running: 24, waiting: 500 };

interface CachedFilesDeps {
  store: S3Files;
  copies: DiskCopies;
  log: Logger;
  now(): number;
}

/**
 * The files of an object store, read through copies on the local disk: as fast as a folder, outside
 * the server's memory, and kept across restarts. Names are random and their content never changes;
 * whether a file still exists is checked once a day, since another instance may have deleted it.
 */
export function cachedFiles({ store, copies, log, now }: CachedFilesDeps): ServedFiles {
  const downloading = new Map<string, Promise<OpenFile | null>>();
  const downloads = concurrencyLimit(DOWNLOADS.running, DOWNLOADS.waiting);
  let loggedAt = 0;

  const logFailure = (error: unknown) => {
    if (now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = now();
    log.error({ err: error }, 'a file could not be read');
  };

  /**
   * Resolves when the first bytes arrive; others who ask for the file meanwhile share the download.
   */
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
          logFailure(error);
          reject(error);
        })
        .finally(() => downloading.delete(path));
    });
    downloading.set(path, fetching);
    return fetching;
  };

  const open = async (path: string): Promise<OpenFile | null> => {
    const found = await copies.find(path);
    if (!found) return downloading.get(path) ?? fetchFile(path);
    const { file, copy } = found;
    if (now() - copy.seen > DAY_MS) {
      copy.seen = now();
      store.has(path).then((exists) => exists || copies.drop(path), logFailure);
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
      // Likely requested soon. When the disk is full, it is downloaded then instead.
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
