import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { pictureTexts } from '../contract/entities/picture.ts';
import { type Fields, isFields } from '../contract/loading.ts';
import type { PictureTexts } from '../contract/types.ts';
import { jsonPlaces } from './jsonPlaces.ts';
import type { SeedFailure } from './report.ts';
import { POINTS, resourceNamed } from './resources.ts';

interface SourceRecord {
  raw: unknown;
  line: number | undefined;
}

export interface SeedSource {
  file: string;
  folder: string;
  content: ReadonlyMap<string, readonly SourceRecord[]>;
  /** Pick-up points of shipping methods. */
  points: readonly unknown[];
  /** Names of properties that belong to no resource. */
  unknown: readonly string[];
  /** Resources whose value is not a list of records. */
  failures: readonly SeedFailure[];
  /** Digest of an exported picture → digest of the originally uploaded file. */
  originals: ReadonlyMap<string, string>;
  /** Path of a picture, as in the records → its alternative texts. */
  texts: ReadonlyMap<string, PictureTexts>;
}

/** A content file that can't be read; the message has its name and the reason. */
export class SourceError extends Error {
  override name = 'SourceError';
}

/** File of an export that maps each picture to the upload it was made from. */
export const ORIGINALS_FILE = 'pictures.json';

/** File of an export with the alternative texts of pictures. */
export const TEXTS_FILE = 'picture-texts.json';

/** Reads json-server's format, or the `db.json` of a folder; throws SourceError. */
export async function readSource(path: string): Promise<SeedSource> {
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() ?? false;
  const place = isFolder ? join(path, 'db.json') : path;
  const file = basename(place);
  const text = await readText(place);
  if (text === null) throw new SourceError(`${place} cannot be read`);
  const named = parse(place, text, z.record(z.string(), z.unknown()));
  const folder = dirname(place);
  const originals = await readOptional(
    join(folder, ORIGINALS_FILE),
    z.record(z.string(), z.string()),
  );
  const texts = await readOptional(join(folder, TEXTS_FILE), z.record(z.string(), pictureTexts));
  const { properties, items } = jsonPlaces(text);
  const content = new Map<string, SourceRecord[]>();
  const failures: SeedFailure[] = [];
  for (const [name, list] of Object.entries(named)) {
    const resource = name === POINTS ? POINTS : resourceNamed(name)?.name;
    if (resource === undefined) continue;
    const lines = items.get(name);
    if (Array.isArray(list)) {
      const records = list.map((raw: unknown, index) => ({ raw, line: lines?.[index] }));
      content.set(resource, records);
    } else {
      const message = 'this is not a list of records';
      failures.push({ file, resource, record: '', message, line: properties.get(name) });
    }
  }
  return {
    file,
    folder,
    content,
    points: (content.get(POINTS) ?? []).map(({ raw }) => raw),
    unknown: Object.keys(named).filter((name) => name !== POINTS && !resourceNamed(name)),
    failures,
    originals: new Map(Object.entries(originals)),
    texts: new Map(Object.entries(texts)),
  };
}

const readText = (place: string) => readFile(place, 'utf8').catch(() => null);

/** Reads an optional file of an export; {} when there is none. */
async function readOptional<T>(place: string, schema: z.ZodType<Record<string, T>>) {
  const text = await readText(place);
  return text === null ? {} : parse(place, text, schema, 'an object as in an export');
}

function parse<T>(
  place: string,
  text: string,
  schema: z.ZodType<T>,
  wanted = 'an object of lists of records',
): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SourceError(`${place}, line ${jsonPlaces(text).broken ?? 1}: this is not JSON`);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new SourceError(`${place} is not ${wanted}`);
  return parsed.data;
}

/** The source with each record changed; values that are no records stay. */
export function withContent(source: SeedSource, change: (record: Fields) => unknown): SeedSource {
  const changed = ({ raw, line }: SourceRecord) => ({
    raw: isFields(raw) ? change(raw) : raw,
    line,
  });
  const content = [...source.content].map(([name, list]) => [name, list.map(changed)] as const);
  return { ...source, content: new Map(content) };
}
