import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { type Fields, isFields, textAt } from '../contract/loading.ts';
import type { MediaIndex } from './server.ts';
import type { SeedSource } from './source.ts';

export interface FoundPicture {
  /** The stored path or address to write; '' for no picture, or when the file must be uploaded. */
  value: string;
  file: string | null;
  digests: readonly string[];
}

export class MissingPicture extends Error {
  override name = 'MissingPicture';

  constructor(path: string, why = 'is missing') {
    super(`the picture ${path} ${why}`);
  }
}

/**
 * The local file of a record's picture; null for addresses and stored paths. Throws MissingPicture.
 */
export async function localPicture(folder: string, value: string): Promise<string | null> {
  if (value === '' || /^(?:https?:\/\/|data:)/.test(value)) return null;
  const place = join(folder, value);
  if (relative(resolve(folder), resolve(place)).split(sep)[0] === '..') {
    throw new MissingPicture(value, 'is outside the folder of its file');
  }
  if ((await stat(place).catch(() => null))?.isFile()) return place;
  if (value.startsWith('/uploads/')) return null;
  throw new MissingPicture(value);
}

export function createPictureFinder({ folder, originals }: SeedSource, media: MediaIndex) {
  const digestsOf = async (file: string) => {
    const digest = hash('sha256', await readFile(file));
    const original = originals.get(digest);
    return original === undefined ? [digest] : [digest, original];
  };

  /** The server's path of a picture that it downloaded earlier, or got as a data URL. */
  const storedFrom = (value: string) => {
    if (!value.startsWith('data:')) return media.pathFrom(value);
    const bytes = Buffer.from(value.slice(value.indexOf(',') + 1), 'base64');
    return media.pathOf(hash('sha256', bytes));
  };

  return {
    async find(value: string): Promise<FoundPicture> {
      const file = await localPicture(folder, value);
      if (file === null) {
        const path = storedFrom(value) ?? value;
        const digest = media.digestAt(path);
        return {
          value: path,
          file,
          digests: digest === undefined ? [] : [digest],
        };
      }
      const digests = await digestsOf(file);
      const known = digests
        .map((digest) => media.pathOf(digest))
        .find((path) => path !== undefined);
      return { value: known ?? '', file, digests };
    },

    /** Whether the server's file at a path was made from this picture. */
    isAt(picture: FoundPicture, path: string): boolean {
      if (picture.file === null) return picture.value === path;
      return picture.digests.includes(media.digestAt(path) ?? '');
    },
  };
}

export type PictureFinder = ReturnType<typeof createPictureFinder>;

/** The photos of a product record in order; undefined when it has no such field. */
export function photosOf({ photos, image_path }: Fields): string[] | undefined {
  if (Array.isArray(photos)) {
    const placed = photos.map((photo, index) => {
      if (!isFields(photo)) return { path: String(photo), place: index };
      const { display_order } = photo;
      const place = typeof display_order === 'number' ? display_order : index;
      return { path: textAt(photo, 'image_path'), place };
    });
    return placed.sort((a, b) => a.place - b.place).map(({ path }) => path);
  }
  return typeof image_path === 'string' && image_path !== '' ? [image_path] : undefined;
}

/** The update after which a product has exactly the wanted photos; null when nothing changes. */
export function photosWrite(
  wanted: readonly FoundPicture[],
  current: Fields | null,
  pictures: PictureFinder,
) {
  const there = (Array.isArray(current?.photos) ? current.photos : []).filter(isFields);
  const free = [...there];
  const placed = wanted.map((picture) => {
    const at = free.findIndex((photo) => pictures.isAt(picture, textAt(photo, 'image_path')));
    const [own] = at < 0 ? [] : free.splice(at, 1);
    return { picture, own };
  });
  const same = placed.every(({ own }, index) => own !== undefined && own === there[index]);
  if (same && there.length === wanted.length) return null;
  const photos: Fields[] = [];
  const newPhotosOrder: number[] = [];
  const files: string[] = [];
  for (const [place, { picture, own }] of placed.entries()) {
    if (own) photos.push({ id: own.id, image_path: own.image_path });
    else if (picture.value !== '') photos.push({ image_path: picture.value });
    else if (picture.file !== null) {
      newPhotosOrder.push(place);
      files.push(picture.file);
    }
  }
  return {
    fields: { photos, ...(files.length > 0 && { newPhotosOrder }) },
    files,
  };
}

const IMAGE = /(<img\b[^>]*?\bsrc\s*=\s*)(["'])(.*?)\2/gi;

/**
 * Addresses of the images in an article's HTML, which is not sanitised yet and has either quotes.
 */
export function imagesOf(html: string): string[] {
  return [...html.matchAll(IMAGE)]
    .map(([, , , source = '']) => decoded(source))
    .filter((source) => source !== '');
}

/** Such HTML with the image addresses that are in the map replaced. */
export function withImages(html: string, replaced: ReadonlyMap<string, string>): string {
  return html.replace(IMAGE, (whole, head: string, quote: string, source: string) => {
    const other = replaced.get(decoded(source));
    return other === undefined ? whole : `${head}${quote}${other.replaceAll('&', '&amp;')}${quote}`;
  });
}

const decoded = (source: string) => source.trim().replaceAll('&amp;', '&');
