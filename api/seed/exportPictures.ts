import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import type { PictureTexts } from '../contract/types.ts';
import type { MediaIndex } from './server.ts';

export type PictureFolder = ReturnType<typeof pictureFolder>;

/** Downloads a server's files into the folder `images` of an export. */
export function pictureFolder(url: string, folder: string, media: MediaIndex) {
  /** Digest of each copy → digest of the originally uploaded file. */
  const originals = new Map<string, string>();
  /** Path of each copy → its alternative texts, if there are any. */
  const texts = new Map<string, PictureTexts>();
  const sources = new Map<string, string>();
  const freeCopy = (name: string, path: string) => {
    let copy = `images/${name}${extname(path)}`;
    for (let count = 2; (sources.get(copy) ?? path) !== path; count += 1) {
      copy = `images/${name}_${count}${extname(path)}`;
    }
    sources.set(copy, path);
    return copy;
  };
  return {
    originals,
    texts,
    /** Removes files that an earlier export wrote, by its list of copies, and this one didn't. */
    async removeEarlier(copies: ReadonlySet<string>) {
      const place = join(folder, 'images');
      const there = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of there) {
        const file = join(entry.parentPath, entry.name);
        const name = relative(folder, file).split(sep).join('/');
        if (!entry.isFile() || sources.has(name)) continue;
        if (copies.has(hash('sha256', await readFile(file)))) await rm(file);
      }
    },
    /** Downloads an uploaded file and returns its path in the export; other paths are unchanged. */
    async save(path: string, name: string): Promise<string> {
      if (!path.startsWith('/uploads/')) return path;
      const response = await fetch(`${url}${path}`);
      if (!response.ok) throw new Error(`${path} cannot be fetched: status ${response.status}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const copy = freeCopy(name, path);
      await mkdir(dirname(join(folder, copy)), { recursive: true });
      await writeFile(join(folder, copy), bytes);
      const original = media.digestAt(path);
      if (original) originals.set(hash('sha256', bytes), original);
      // Servers of earlier versions have no such texts.
      const alt = media.itemAt(path)?.alt;
      if (alt?.en || alt?.cs) texts.set(copy, alt);
      return copy;
    },
  };
}
