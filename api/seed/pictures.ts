import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { MediaIndex } from './server.ts';
import type { SeedSource } from './source.ts';

/** A picture that a record names. */
export interface FoundPicture {
  /** The stored path or address to write; '' when the file itself has to be sent, or for none. */
  value: string;
  /** The file of this disk, if it is one. */
  file: string | null;
  /** Digests that the server may know it by. */
  digests: readonly string[];
}

/** A picture that a record names and that isn't there, or isn't to be taken. */
export class MissingPicture extends Error {
  override name = 'MissingPicture';

  constructor(path: string, why = 'is missing') {
    super(`the picture ${path} ${why}`);
  }
}

const isAddress = (value: string) => /^(?:https?:\/\/|data:)/.test(value);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * The file on this disk that a record's picture is: a path relative to the content file. Null for
 * none, for an address, and for a path on the server.
 * @throws MissingPicture
 */
export async function localPicture(folder: string, value: string): Promise<string | null> {
  if (value === '' || isAddress(value)) return null;
  const place = join(folder, value);
  if (relative(resolve(folder), resolve(place)).split(sep)[0] === '..') {
    throw new MissingPicture(value, 'lies outside the folder of its file');
  }
  if ((await stat(place).catch(() => null))?.isFile()) return place;
  if (value.startsWith('/uploads/')) return null;
  throw new MissingPicture(value);
}

/** Finds pictures on this disk and among what the server holds already. */
export function createPictureFinder({ folder, originals }: SeedSource, media: MediaIndex) {
  const digestsOf = async (file: string) => {
    const digest = sha256(await readFile(file));
    const original = originals.get(digest);
    return original === undefined ? [digest] : [digest, original];
  };

  /** Where the server keeps what it once took from an address, or from the text itself. */
  const storedFrom = (value: string) => {
    if (!value.startsWith('data:')) return media.pathFrom(value);
    const bytes = Buffer.from(value.slice(value.indexOf(',') + 1), 'base64');
    return media.pathOf(sha256(bytes));
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
