import { randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { type OpenFile, openLocal } from './fileStore.ts';
import { StoreFailure } from './s3.ts';
import type { Arriving } from './s3Files.ts';

const PIECE = 64 * 1024;
const PART = '.part';
const nothing = () => undefined;

export type DiskCopies = Awaited<ReturnType<typeof diskCopies>>;

/** Copies of a store's files on the local disk; those that were not read for longest go first. */
export async function diskCopies(folder: string, maxSize: number) {
  const placeOf = (path: string) => join(folder, path.replace('/', '~'));
  const kept = new LRUCache<string, { size: number; seen: number }>({
    maxSize,
    sizeCalculation: ({ size }) => size + 1,
    dispose(_copy, path, reason) {
      if (reason !== 'set') void rm(placeOf(path), { force: true }).catch(nothing);
    },
  });
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => ({ name, stats: await stat(join(folder, name)) })),
  );
  for (const { name, stats } of found.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs)) {
    // What a crash left half is no copy.
    if (name.endsWith(PART)) await rm(join(folder, name), { force: true });
    else kept.set(name.replace('~', '/'), { size: stats.size, seen: stats.mtimeMs });
  }

  return {
    /** A copy, and when the store was last known to have the file. */
    async find(path: string): Promise<{ file: OpenFile; copy: { seen: number } } | null> {
      const copy = kept.get(path);
      const file = copy && (await openLocal(placeOf(path)));
      if (file && file.size === copy.size) return { file, copy };
      kept.delete(path);
      return null;
    },

    /** Copies a file while it arrives; readers get what is there, and wait for what isn't yet. */
    async take(path: string, { size, bytes }: Arriving) {
      const part = `${placeOf(path)}.${randomBytes(4).toString('hex')}${PART}`;
      // Somebody may have cleared it away.
      await mkdir(folder, { recursive: true });
      const sink = await open(part, 'wx');
      const news = new EventEmitter().setMaxListeners(0).on('error', nothing);
      let written = 0;
      let failure: unknown;

      const copy = async () => {
        try {
          for await (const chunk of bytes) {
            await sink.appendFile(chunk);
            written += chunk.length;
            news.emit('more');
          }
        } finally {
          await sink.close();
        }
        if (written !== size) throw new StoreFailure('a file is cut off');
        await rename(part, placeOf(path));
        kept.set(path, { size, seen: Date.now() });
        // One that is larger than all the room is not taken.
        if (!kept.has(path)) await rm(placeOf(path), { force: true });
      };
      const done = copy().catch(async (error: unknown) => {
        failure = error;
        news.emit('error', error);
        await rm(part, { force: true }).catch(nothing);
        throw error;
      });

      async function* read(start: number, end: number) {
        const source = await open(part).catch(() => open(placeOf(path)));
        try {
          for (let at = start; at <= end; ) {
            if (failure !== undefined) throw failure;
            if (written <= at) {
              await once(news, 'more');
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

    /** Forgets a file, or all of a folder. */
    drop(name: string): void {
      for (const path of [...kept.keys()]) {
        if (path === name || path.startsWith(`${name}/`)) kept.delete(path);
      }
    },
  };
}
