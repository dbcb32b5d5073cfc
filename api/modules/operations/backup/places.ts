import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isMissing } from '../../../platform/files/fileStore.ts';
import { StoreFailure } from '../../../platform/files/s3.ts';

export interface Blob {
  /** The hash of its bytes. */
  name: string;
  bytes: number;
  isNew: boolean;
}

/** Bytes that can be read, and once more if need be. */
export type Content = () => Iterable<Buffer> | AsyncIterable<Buffer>;

/** What a backup stores content with, by its hash: what is there already is not stored again. */
export interface Storing {
  /** Stores content. It has its name only once it is there for good. */
  add(content: Content): Promise<Blob>;
  /** Content that is there, and that no sweep takes before this backup is done; else null. */
  keep(name: string): Promise<Blob | null>;
}

/** Where backups are: content below `files`, named by its hash, and what lists it below `snapshots`. */
export interface BackupPlace {
  /** As people are told of it; it holds no secret. */
  label: string;
  /** Before a backup that may count on all content of the newest snapshot. */
  begin(newest: ReadonlySet<string>): Promise<Storing>;
  list(folder: 'files' | 'snapshots'): AsyncIterable<{ path: string; at?: Date }>;
  read(path: string): AsyncIterable<Buffer>;
  /** Whoever reads it sees all of it or nothing. */
  write(path: string, text: string): Promise<void>;
  /** Removes a file, unless it is newer. */
  remove(path: string, before?: Date): Promise<void>;
}

/** Content, or a part of some; nothing else in a place is touched. */
const OURS = /^[0-9a-f]{8}(?:[0-9a-f]{56}|(?:-[0-9a-f]+){4})$/;

export const contentPath = (name: string) => `files/${name.slice(0, 2)}/${name}`;

/** Whether content is there and what it was when it was stored. */
export async function isWhole(place: BackupPlace, name: string): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const bytes of place.read(contentPath(name))) hash.update(bytes);
    return hash.digest('hex') === name;
  } catch (error) {
    // Nobody knows then.
    if (error instanceof StoreFailure) throw error;
    return false;
  }
}

/** @throws when it is not what was stored */
export async function readContent(place: BackupPlace, name: string): Promise<Buffer> {
  const bytes = await buffer(place.read(contentPath(name)));
  if (createHash('sha256').update(bytes).digest('hex') === name) return bytes;
  throw new Error(`${contentPath(name)} is damaged`);
}

/** Backups in a folder of this machine. */
export function folderPlace(root: string): BackupPlace {
  const keep = async (name: string): Promise<Blob | null> => {
    const [place, now] = [join(root, contentPath(name)), new Date()];
    try {
      // As if it were new.
      await utimes(place, now, now);
      return { name, bytes: (await stat(place)).size, isNew: false };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  const write = async (fill: (write: Write) => Promise<string>): Promise<void> => {
    const part = join(root, 'tmp', randomUUID());
    // Only its owner can read it, and it is on the disk for good before it has its name.
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
      // Also over what is there: if that was damaged, now it is whole.
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
      // What broken off backups left is content, too.
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
      if (before && (await stat(place)).mtime >= before) return;
      await rm(place, { force: true });
    },
  };
}

type Write = (bytes: Buffer | string) => Promise<void>;

/** What is in a folder; nothing where there is none. */
async function found(folder: string, recursive = false): Promise<string[]> {
  try {
    return await readdir(folder, { recursive });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
