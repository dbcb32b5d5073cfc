import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isMissing } from '../../../platform/files/fileStore.ts';
import { StoreFailure } from '../../../platform/files/s3.ts';

/** Content that is stored under its hash. */
export interface Blob {
  /** The SHA-256 of its bytes, hexadecimal. */
  name: string;
  bytes: number;
  isNew: boolean;
}

/** Content to store; it can be read repeatedly. */
export type Content = () => Iterable<Buffer> | AsyncIterable<Buffer>;

/** Stores the content of one backup by hash; existing content is not stored again. */
export interface BlobWriter {
  /** Stores content; it appears under its name only when it is complete. */
  add(content: Content): Promise<Blob>;
  /** Stored content that no sweep removes before this backup ends; else null. */
  keep(name: string): Promise<Blob | null>;
}

/**
 * A place for backups: content below `files`, named by its hash, and manifests below `snapshots`.
 */
export interface BackupPlace {
  /** Its name in messages, without secrets. */
  label: string;
  /** Prepares a backup; `newest` are the hashes of the newest snapshot, which a sweep spares. */
  begin(newest: ReadonlySet<string>): Promise<BlobWriter>;
  list(folder: 'files' | 'snapshots'): AsyncIterable<{ path: string; at?: Date }>;
  read(path: string): AsyncIterable<Buffer>;
  /** Writes a file atomically. */
  write(path: string, text: string): Promise<void>;
  /** Removes a file, unless it was stored at `before` or later, or is gone already. */
  remove(path: string, before?: Date): Promise<void>;
}

/** Names of content and of incomplete files (UUIDs); nothing else in a place is touched. */
const OURS = /^[0-9a-f]{8}(?:[0-9a-f]{56}|(?:-[0-9a-f]+){4})$/;

export const contentPath = (name: string) => `files/${name.slice(0, 2)}/${name}`;

/**
 * Whether content exists and matches its hash; throws StoreFailure when that can't be determined.
 */
export async function isWhole(place: BackupPlace, name: string): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const bytes of place.read(contentPath(name))) hash.update(bytes);
    return hash.digest('hex') === name;
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    return false;
  }
}

/** Reads content; throws when it doesn't match its hash. */
export async function readContent(place: BackupPlace, name: string): Promise<Buffer> {
  const bytes = await buffer(place.read(contentPath(name)));
  if (createHash('sha256').update(bytes).digest('hex') === name) return bytes;
  throw new Error(`${contentPath(name)} is damaged`);
}

/** Backups in a local folder. */
export function folderPlace(root: string): BackupPlace {
  const keep = async (name: string): Promise<Blob | null> => {
    const [place, now] = [join(root, contentPath(name)), new Date()];
    try {
      // A new time stamp: a sweep spares young content.
      await utimes(place, now, now);
      return { name, bytes: (await stat(place)).size, isNew: false };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  const write = async (fill: (write: Write) => Promise<string>): Promise<void> => {
    const part = join(root, 'tmp', randomUUID());
    // Readable by its owner only, and flushed to the disk before it gets its name.
    const file = await open(part, 'wx', 0o600);
    try {
      const place = join(root, await fill((bytes) => file.writeFile(bytes)));
      await file.sync();
      await file.close();
      await mkdir(dirname(place), { recursive: true });
      await rename(part, place);
    } finally {
      await file.close();
      await rm(part, { force: true });
    }
  };

  const add = async (content: Content): Promise<Blob> => {
    const hash = createHash('sha256');
    let [name, bytes, isNew] = ['', 0, false];
    await write(async (write) => {
      for await (const piece of content()) {
        hash.update(piece);
        bytes += piece.length;
        await write(piece);
      }
      name = hash.digest('hex');
      isNew = (await keep(name)) === null;
      // Replaces existing content, too, which repairs it if it was damaged.
      return contentPath(name);
    });
    return { name, bytes, isNew };
  };

  return {
    label: root,
    async begin() {
      const there = await found(root);
      if (!there.includes('snapshots') && there.some((name) => name !== 'lost+found')) {
        throw new Error(`${root} is neither empty nor a folder of backups`);
      }
      for (const folder of ['snapshots', 'tmp'])
        await mkdir(join(root, folder), { recursive: true });
      return { add, keep };
    },
    async *list(folder) {
      // Includes incomplete files of interrupted backups.
      for (const below of folder === 'files' ? ['files', 'tmp'] : [folder]) {
        for (const name of await found(join(root, below), true)) {
          if (folder === 'files' && !OURS.test(basename(name))) continue;
          const { mtime } = await stat(join(root, below, name)).catch(() => ({
            mtime: new Date(),
          }));
          yield { path: `${below}/${name}`, at: mtime };
        }
      }
    },
    read: (path) => createReadStream(join(root, path)),
    write: (path, text) =>
      write(async (write) => {
        await write(text);
        return path;
      }),
    async remove(path, before) {
      const place = join(root, path);
      const storedAt = async () => (await stat(place)).mtime;
      if (before && !(await isOlder(storedAt, before))) return;
      await rm(place, { force: true });
    },
  };
}

/** Whether a file was stored before a moment; not where another sweep has removed it. */
export async function isOlder(storedAt: () => Promise<Date>, before: Date): Promise<boolean> {
  try {
    return (await storedAt()) < before;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

type Write = (bytes: Buffer | string) => Promise<void>;

/** Names in a folder; none when it doesn't exist. */
async function found(folder: string, recursive = false): Promise<string[]> {
  try {
    return await readdir(folder, { recursive });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
