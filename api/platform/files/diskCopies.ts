import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { type OpenFile, openLocal } from './fileStore.ts';
import { StoreFailure } from './s3.ts';
import type { Download } from './s3Files.ts';

const PIECE = 64 * 1024;
const PART = '.part';
const ignore = () => undefined;

export type DiskCopies = Awaited<ReturnType<typeof diskCopies>>;

/**
 * Copies of a store's files in a folder, at most `maxSize` bytes; the least recently read go first.
 */
export async function diskCopies(folder: string, maxSize: number) {
  const localPath = (path: string) => join(folder, path.replace('/', '~'));
  const kept = new LRUCache<string, { size: number; seen: number }>({
    maxSize,
    sizeCalculation: ({ size }) => size + 1,
    dispose(_copy, path, reason) {
      if (reason !== 'set') void rm(localPath(path), { force: true }).catch(ignore);
    },
  });
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => ({ name, stats: await stat(join(folder, name)) })),
  );
  for (const { name, stats } of found.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)) {
    // An incomplete copy that a crash left.
    if (name.endsWith(PART)) await rm(join(folder, name), { force: true });
    else kept.set(name.replace('~', '/'), { size: stats.size, seen: stats.mtimeMs });
  }

  return {
    /** A copy, and when the store was last known to have the file; null when there is none. */
    async find(path: string): Promise<{ file: OpenFile; copy: { seen: number } } | null> {
      const copy = kept.get(path);
      const file = copy && (await openLocal(localPath(path)));
      if (file && file.size === copy.size) return { file, copy };
      kept.delete(path);
      return null;
    },

    /**
     * Copies a file while it arrives. The returned file can be read at once: its readers wait for
     * the bytes that are missing. `done` rejects when the copy fails.
     */
    async take(path: string, { size, bytes }: Download) {
      const part = `${localPath(path)}.${randomBytes(4).toString('hex')}${PART}`;
      // The folder may have been deleted.
      await mkdir(folder, { recursive: true });
      const sink = await open(part, 'wx');
      const arrivals = new EventEmitter().setMaxListeners(0).on('error', ignore);
      let written = 0;
      let failure: unknown;

      const copy = async () => {
        try {
          for await (const chunk of bytes) {
            await sink.appendFile(chunk);
            written += chunk.length;
            arrivals.emit('more');
          }
        } finally {
          await sink.close();
        }
        if (written !== size) throw new StoreFailure('a file was truncated');
        await rename(part, localPath(path));
        kept.set(path, { size, seen: Date.now() });
        // Larger than `maxSize`: the index refused it.
        if (!kept.has(path)) await rm(localPath(path), { force: true });
      };
      const done = copy().catch(async (error: unknown) => {
        failure = error;
        arrivals.emit('error', error);
        await rm(part, { force: true }).catch(ignore);
        throw error;
      });

      async function* read(start: number, end: number) {
        const source = await open(part).catch(() => open(localPath(path)));
        try {
          for (let at = start; at <= end; ) {
            if (failure !== undefined) throw failure;
            if (written <= at) {
              await once(arrivals, 'more');
              continue;
            }
            const wanted = Math.min(PIECE, end + 1 - at, written - at);
            const { bytesRead, buffer } = await source.read(Buffer.alloc(wanted), 0, wanted, at);
            at += bytesRead;
            yield buffer.subarray(0, bytesRead);
          }
        } finally {
          await source.close();
        }
      }
      const file: OpenFile = { size, read: (start, end) => Readable.from(read(start, end)) };
      return { file, done };
    },

    /** Removes the copy of a file, or of all files of a folder. */
    drop(name: string): void {
      for (const path of [...kept.keys()]) {
        if (path === name || path.startsWith(`${name}/`)) kept.delete(path);
      }
    },
  };
}
