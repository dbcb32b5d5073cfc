import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../files/fileStore.ts';

export interface Blob {
  /** The hash of its bytes. */
  name: string;
  bytes: number;
  isNew: boolean;
}

/** Content, or a part of some; nothing else in the folder is touched. */
const OURS = /^[0-9a-f]{8}(?:[0-9a-f]{56}|(?:-[0-9a-f]+){4})$/;

export type Blobs = ReturnType<typeof blobsIn>;

/** Content by its hash in a folder: what is there already is not stored again. */
export function blobsIn(root: string) {
  const pathOf = (name: string) => join('files', name.slice(0, 2), name);
  const placeOf = (name: string) => join(root, pathOf(name));

  /** Content that is there, from now on as if it were new, so that no sweep takes it; else null. */
  const keep = async (name: string): Promise<Blob | null> => {
    const now = new Date();
    try {
      await utimes(placeOf(name), now, now);
      return { name, bytes: (await stat(placeOf(name))).size, isNew: false };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  return {
    keep,
    pathOf,
    placeOf,

    /** Stores bytes. They have their name only once all of them are on the disk for good. */
    async add(content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Blob> {
      const hash = createHash('sha256');
      const part = join(root, 'tmp', randomUUID());
      let bytes = 0;
      try {
        await writeSafely(part, async (write) => {
          for await (const piece of content) {
            hash.update(piece);
            bytes += piece.length;
            await write(piece);
          }
        });
        const name = hash.digest('hex');
        const known = await keep(name);
        // Also over what is there: if that was damaged, now it is whole.
        await mkdir(dirname(placeOf(name)), { recursive: true });
        await rename(part, placeOf(name));
        return { name, bytes, isNew: known === null };
      } finally {
        await rm(part, { force: true });
      }
    },

    /** Whether content is there and what it was when it was stored. */
    async isWhole(name: string): Promise<boolean> {
      const hash = createHash('sha256');
      try {
        for await (const bytes of createReadStream(placeOf(name))) hash.update(bytes);
        return hash.digest('hex') === name;
      } catch {
        return false;
      }
    },

    /** Removes what is not used and older than any backup that may still run. */
    async sweep(used: ReadonlySet<string>, before: Date): Promise<void> {
      for (const folder of ['tmp', 'files']) {
        const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
        for (const { name, parentPath } of found) {
          if (!OURS.test(name) || used.has(name)) continue;
          const place = join(parentPath, name);
          const { mtime } = await stat(place).catch(() => ({ mtime: new Date() }));
          if (mtime < before) await rm(place, { force: true });
        }
      }
    },
  };
}

/** Makes a file that only its owner can read; it is on the disk for good when this resolves. */
export async function writeSafely(
  place: string,
  fill: (write: (bytes: Buffer | string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const file = await open(place, 'wx', 0o600);
  try {
    await fill((bytes) => file.writeFile(bytes));
    await file.sync();
  } finally {
    await file.close();
  }
}
