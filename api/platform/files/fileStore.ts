import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Storage of uploaded files: a local folder or an object store. */
export interface FileStore {
  /** Stores bytes under a path below `/uploads`, e.g. `a1b2/640.webp`. */
  put(path: string, bytes: Buffer): Promise<void>;
  get(path: string): Promise<Buffer>;
  removeFolder(folder: string): Promise<void>;
  folders(): Promise<string[]>;
}

/** A file whose bytes can be read from `start` to `end`, both included. */
export interface OpenFile {
  size: number;
  read(start: number, end: number): Readable;
}

export interface ListedFile {
  path: string;
  size: number;
  /** The store's entity tag, most often the MD5 of the content. */
  etag?: string;
  /** When it was stored; absent for local files. */
  at?: Date;
}

/** A store whose files can be opened for reading and listed. */
export interface ServedFiles extends FileStore {
  /** Null when there is no such file. */
  open(path: string): Promise<OpenFile | null>;
  list(): AsyncIterable<ListedFile>;
}

/** The form of an upload's path; anything else in a store is left alone. */
export const FILE_PATH = /^[\w-]+\/[\w-]+\.\w+$/;

/** A file of the local disk; null when there is none. */
export async function openLocal(place: string): Promise<OpenFile | null> {
  try {
    const { size } = await stat(place);
    return { size, read: (start, end) => createReadStream(place, { start, end }) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether an error means that a file does not exist. */
export const isMissing = (error: unknown): boolean =>
  Reflect.get(Object(error), 'code') === 'ENOENT';

/** An error as the file system's own for a missing file. */
export const noSuchFile = () => Object.assign(new Error('no such file'), { code: 'ENOENT' });

/** Files below a local folder, which is created on first use. */
export function localFileStore(root: string): ServedFiles {
  const placeOf = (path: string) => {
    const place = normalize(join(root, path));
    if (!place.startsWith(normalize(root))) throw new Error('a path outside the store');
    return place;
  };
  return {
    async put(path, bytes) {
      const place = placeOf(path);
      await mkdir(dirname(place), { recursive: true });
      // A rename is atomic: readers never see an incomplete file.
      const part = `${place}.${randomBytes(4).toString('hex')}`;
      await writeFile(part, bytes);
      await rename(part, place);
    },
    get: (path) => readFile(placeOf(path)),
    open: (path) => openLocal(placeOf(path)),
    removeFolder: (folder) => rm(placeOf(folder), { recursive: true, force: true }),
    async folders() {
      await mkdir(root, { recursive: true });
      const found = await readdir(root, { withFileTypes: true });
      return found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    async *list() {
      await mkdir(root, { recursive: true });
      for (const name of await readdir(root, { recursive: true })) {
        const path = name.replaceAll(sep, '/');
        // Null when it was deleted meanwhile.
        const file = FILE_PATH.test(path) ? await openLocal(placeOf(path)) : null;
        if (file) yield { path, size: file.size };
      }
    },
  };
}

/** A random name for the folder of a stored file, so that others can't be guessed. */
export const randomFolder = (): string => randomBytes(12).toString('hex');
