import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { pictureTexts } from '../contract/entities/picture.ts';
import { type Fields, isFields } from '../contract/loading.ts';
import type { PictureTexts } from '../contract/types.ts';
import { jsonPlaces } from './jsonPlaces.ts';
import type { SeedFailure } from './report.ts';
import { resourceNamed } from './resources.ts';

interface SourceRecord {
  raw: unknown;
  line: number | undefined;
}

export interface SeedSource {
  file: string;
  folder: string;
  content: ReadonlyMap<string, readonly SourceRecord[]>;
  /** Lists, and whatever else the file holds, that no resource takes. */
  unknown: readonly string[];
  /** What should be a list of records and is something else. */
  failures: readonly SeedFailure[];
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

/** Reads json-server's format, or the `db.json` of a folder; throws SourceError. */
export async function readSource(path: string): Promise<SeedSource> {
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() ?? false;
  const place = isFolder ? join(path, 'db.json') : path;
  const file = basename(place);
  const text = await readText(place);
  if (text === null) throw new SourceError(`${place} cannot be read`);
  const named = parse(place, text, z.record(z.string(), z.unknown()));
  const folder = dirname(place);
  const originals = await readBeside(
    join(folder, ORIGINALS_FILE),
    z.record(z.string(), z.string()),
  );
  const texts = await readBeside(join(folder, TEXTS_FILE), z.record(z.string(), pictureTexts));
  const { properties, items } = jsonPlaces(text);
  const content = new Map<string, SourceRecord[]>();
  const failures: SeedFailure[] = [];
  for (const [name, list] of Object.entries(named)) {
    const resource = resourceNamed(name)?.name;
    if (resource === undefined) continue;
    const lines = items.get(name);
    if (Array.isArray(list)) {
      const records = list.map((raw: unknown, index) => ({ raw, line: lines?.[index] }));
      content.set(resource, records);
    } else {
      const message = 'this is no list of records';
      failures.push({ file, resource, record: '', message, line: properties.get(name) });
    }
  }
  return {
    file,
    folder,
    content,
    unknown: Object.keys(named).filter((name) => !resourceNamed(name)),
    failures,
    originals: new Map(Object.entries(originals)),
    texts: new Map(Object.entries(texts)),
  };
}

const readText = (place: string) => readFile(place, 'utf8').catch(() => null);

/** What an export wrote beside its content; a file of other hands need not have it. */
async function readBeside<T>(place: string, schema: z.ZodType<Record<string, T>>) {
  const text = await readText(place);
  return text === null ? {} : parse(place, text, schema, 'an object as an export writes it');
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
    throw new SourceError(`${place}, line ${jsonPlaces(text).broken ?? 1}: this is no JSON`);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new SourceError(`${place} is not ${wanted}`);
  return parsed.data;
}

export function withContent(source: SeedSource, change: (record: Fields) => unknown): SeedSource {
  const changed = ({ raw, line }: SourceRecord) => ({
    raw: isFields(raw) ? change(raw) : raw,
    line,
  });
  const content = [...source.content].map(([name, list]) => [name, list.map(changed)] as const);
  return { ...source, content: new Map(content) };
}
