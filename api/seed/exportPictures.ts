import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { PictureTexts } from '../contract/types.ts';
import type { MediaIndex } from './mediaIndex.ts';

/** The pictures of an export. */
export interface PictureFolder {
  /** Copies a stored file and answers its path in the export; what isn't stored stays as it is. */
  save(path: string, name: string): Promise<string>;
  /** Digest of each copy → digest of the file that was once uploaded. */
  originals: ReadonlyMap<string, string>;
  /** Path of each copy → what the picture shows, where somebody has said it. */
  texts: ReadonlyMap<string, PictureTexts>;
}

/** Fetches a server's files into the folder `images` of an export. */
export function pictureFolder(url: string, folder: string, media: MediaIndex): PictureFolder {
  const originals = new Map<string, string>();
  const texts = new Map<string, PictureTexts>();
  return {
    originals,
    texts,
    async save(path, name) {
      if (!path.startsWith('/uploads/')) return path;
      const response = await fetch(`${url}${path}`);
      if (!response.ok) throw new Error(`${path} cannot be fetched: status ${response.status}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const copy = `images/${name}${extname(path)}`;
      await mkdir(dirname(join(folder, copy)), { recursive: true });
      await writeFile(join(folder, copy), bytes);
      const original = media.digestAt(path);
      if (original) originals.set(createHash('sha256').update(bytes).digest('hex'), original);
      // A server of an earlier version has no such texts.
      const alt = media.itemAt(path)?.alt;
      if (alt?.en || alt?.cs) texts.set(copy, alt);
      return copy;
    },
  };
}
