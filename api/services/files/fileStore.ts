import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/** The storage of uploaded files: a local folder here, an object store elsewhere. */
export interface FileStore {
  /** Stores bytes under a path below `/uploads`, e.g. `a1b2/640.webp`. */
  put(path: string, bytes: Buffer): Promise<void>;
  get(path: string): Promise<Buffer>;
  removeFolder(folder: string): Promise<void>;
  folders(): Promise<string[]>;
}

export function localFileStore(root: string): FileStore {
  const placeOf = (path: string) => {
    const place = normalize(join(root, path));
    if (!place.startsWith(normalize(root))) throw new Error('a path outside the store');
    return place;
  };
  return {
    async put(path, bytes) {
      const place = placeOf(path);
      await mkdir(dirname(place), { recursive: true });
      // Readers never see half a file.
      const part = `${place}.${randomBytes(4).toString('hex')}`;
      await writeFile(part, bytes);
      await rename(part, place);
    },
    get: (path) => readFile(placeOf(path)),
    removeFolder: (folder) => rm(placeOf(folder), { recursive: true, force: true }),
    async folders() {
      await mkdir(root, { recursive: true });
      const found = await readdir(root, { withFileTypes: true });
      return found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
  };
}

/** A stored file's folder: random, so that nobody can guess what else is there. */
export const randomFolder = (): string => randomBytes(12).toString('hex');
