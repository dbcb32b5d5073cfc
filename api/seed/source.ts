import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { pictureTexts } from '../contract/entities/picture.ts';
import type { PictureTexts } from '../contract/types.ts';
import type { Fields } from './fields.ts';
import { resourceNamed } from './resources.ts';

/** Content to be loaded, and where its pictures lie. */
export interface SeedSource {
  /** The file's name, for messages. */
  file: string;
  /** The folder that picture paths start from. */
  folder: string;
  /** Records by the resource's name. */
  content: ReadonlyMap<string, readonly Fields[]>;
  /** Lists that no resource takes. */
  unknown: readonly string[];
  /** Digest of an exported picture → digest of the file that it was once made of. */
  originals: ReadonlyMap<string, string>;
  /** Path of a picture, as the records name it → what it shows. */
  texts: ReadonlyMap<string, PictureTexts>;
}

/** A content file that can't be read; the message says which one and why. */
export class SourceError extends Error {
  override name = 'SourceError';
}

/** Beside an exported file: which upload each exported picture is a copy of. */
export const ORIGINALS_FILE = 'pictures.json';

/** Beside an exported file: what each picture shows, for those who cannot see it. */
export const TEXTS_FILE = 'picture-texts.json';

const records = z.array(z.record(z.string(), z.unknown()));
const contentFile = z.record(z.string(), records);
const originalsFile = z.record(z.string(), z.string());
const textsFile = z.record(z.string(), pictureTexts);

/**
 * Reads a content file in json-server's format, or the `db.json` of a folder.
 * @throws SourceError
 */
export async function readSource(path: string): Promise<SeedSource> {
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() ?? false;
  const place = isFolder ? join(path, 'db.json') : path;
  const lists = await readJson(place, contentFile);
  const folder = dirname(place);
  const originals = await readJson(join(folder, ORIGINALS_FILE), originalsFile, {});
  const texts = await readJson(join(folder, TEXTS_FILE), textsFile, {});
  const known = Object.entries(lists).flatMap(([name, list]) => {
    const resource = resourceNamed(name);
    return resource ? [[resource.name, list] as const] : [];
  });
  return {
    file: basename(place),
    folder,
    content: new Map(known),
    unknown: Object.keys(lists).filter((name) => !resourceNamed(name)),
    originals: new Map(Object.entries(originals)),
    texts: new Map(Object.entries(texts)),
  };
}

async function readJson<T>(place: string, schema: z.ZodType<T>, absent?: T): Promise<T> {
  let text: string;
  try {
    text = await readFile(place, 'utf8');
  } catch {
    if (absent !== undefined) return absent;
    throw new SourceError(`${place} cannot be read`);
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new SourceError(`${place} is not an object of lists of records`);
  }
}

/** The same source with each record changed. */
export function withContent(source: SeedSource, change: (record: Fields) => unknown): SeedSource {
  const content = [...source.content].map(
    ([name, list]) => [name, records.parse(list.map(change))] as const,
  );
  return { ...source, content: new Map(content) };
}
