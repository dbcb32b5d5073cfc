import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { type Fields, isFields, textAt } from '../contract/loading.ts';
import type { MediaIndex } from './server.ts';
import type { SeedSource } from './source.ts';

export interface FoundPicture {
  /** The stored path or address to write; '' when the file itself has to be sent, or for none. */
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

/** The file of this disk that a record's picture is, or null; throws MissingPicture. */
export async function localPicture(folder: string, value: string): Promise<string | null> {
  if (value === '' || /^(?:https?:\/\/|data:)/.test(value)) return null;
  const place = join(folder, value);
  if (relative(resolve(folder), resolve(place)).split(sep)[0] === '..') {
    throw new MissingPicture(value, 'lies outside the folder of its file');
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

  /** Where the server keeps what it once took from an address, or from the text itself. */
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

    /** Whether what lies at a path of the server was made of this picture. */
    isAt(picture: FoundPicture, path: string): boolean {
      if (picture.file === null) return picture.value === path;
      return picture.digests.includes(media.digestAt(path) ?? '');
    },
  };
}

export type PictureFinder = ReturnType<typeof createPictureFinder>;

/** The photos that a product of a file names, in order; undefined when it names none at all. */
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

/** The write that gives a product exactly the wanted photos; null when nothing has to change. */
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

/** The pictures that an article's HTML shows, as people write it: in any quotes and not yet clean. */
export function imagesOf(html: string): string[] {
  return [...html.matchAll(IMAGE)]
    .map(([, , , source = '']) => decoded(source))
    .filter((source) => source !== '');
}

export function withImages(html: string, replaced: ReadonlyMap<string, string>): string {
  return html.replace(IMAGE, (whole, head: string, quote: string, source: string) => {
    const other = replaced.get(decoded(source));
    return other === undefined ? whole : `${head}${quote}${other.replaceAll('&', '&amp;')}${quote}`;
  });
}

const decoded = (source: string) => source.trim().replaceAll('&amp;', '&');
