import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import type { PictureTexts } from '../contract/types.ts';
import type { MediaIndex } from './server.ts';

export type PictureFolder = ReturnType<typeof pictureFolder>;

/** Fetches a server's files into the folder `images` of an export. */
export function pictureFolder(url: string, folder: string, media: MediaIndex) {
  /** Digest of each copy → digest of the file that was once uploaded. */
  const originals = new Map<string, string>();
  /** Path of each copy → what the picture shows, where somebody has said it. */
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
    /** Removes what an earlier export, by its list of copies, wrote and this one did not. */
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
    /** Copies a stored file and returns its path in the export; what isn't stored stays as it is. */
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
      // A server of an earlier version has no such texts.
      const alt = media.itemAt(path)?.alt;
      if (alt?.en || alt?.cs) texts.set(copy, alt);
      return copy;
    },
  };
}
