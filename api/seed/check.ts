import { PENDING_FILE } from '../contract/fields.ts';
import { type Fields, isFields, textAt } from '../contract/loading.ts';
import { LOCALES } from '../contract/locales.ts';
import { messageText } from '../contract/messages/messages.ts';
import { checkInput } from '../contract/planLoading.ts';
import { schemasOf } from '../contract/schemas.ts';
import { imagesOf, localPicture, MissingPicture, photosOf } from './pictures.ts';
import type { SeedFailure } from './report.ts';
import {
  hasContent,
  hasPhotos,
  picturesOf,
  SEED_RESOURCES,
  type SeedResource,
} from './resources.ts';
import type { SeedSource } from './source.ts';

/** A record that is valid by the contract and whose pictures exist. */
export interface CheckedRecord {
  label: string;
  line: number | undefined;
  raw: Fields;
  /** Its own fields without pictures, parsed by the contract. */
  given: Fields;
  /** All fields, with the contract's defaults. */
  whole: Fields;
}

/** Checks all records against the contract before the first one is sent. */
export async function checkSource(source: SeedSource): Promise<{
  checked: Map<string, CheckedRecord[]>;
  failures: SeedFailure[];
  unknown: SeedFailure[];
}> {
  const checked = new Map<string, CheckedRecord[]>();
  const failures: SeedFailure[] = [...source.failures];
  const unknown: SeedFailure[] = [];
  for (const resource of SEED_RESOURCES) {
    const valid: CheckedRecord[] = [];
    const { name } = resource;
    const isTwice = createTwins();
    for (const [index, { raw, line }] of (source.content.get(name) ?? []).entries()) {
      const label = labelOf(raw, index, resource);
      const said = (message: string): SeedFailure => ({
        file: source.file,
        resource: name,
        record: label,
        line,
        message,
      });
      const fail = (message: string) => failures.push(said(message));
      if (!isFields(raw)) {
        fail('this is not a record: an object is expected');
        continue;
      }
      const fields = unknownFields(resource, raw);
      if (fields.length > 0)
        unknown.push(said(`left out, as there is no such field: ${fields.join(', ')}`));
      const twin = isTwice(raw);
      if (twin !== null) {
        fail(twin);
        continue;
      }
      const { data, message } = await checkRecord(resource, raw, source.folder);
      if (data) valid.push({ label, line, raw, ...data });
      else fail(message);
    }
    checked.set(resource.name, valid);
  }
  return { checked, failures, unknown };
}

function labelOf(raw: unknown, index: number, { title }: SeedResource): string {
  if (!isFields(raw)) return `#${index + 1}`;
  const names = [
    ['slug'],
    ['setting_key'],
    ['id'],
    // The report is in English.
    ['translations', 'en', `${title}`],
    ['translations', 'cs', `${title}`],
  ];
  return names.map((path) => textAt(raw, ...path)).find(Boolean) ?? `#${index + 1}`;
}

/** Paths of what only one record of a list can have. */
const UNIQUE = [
  ['slug'],
  ['setting_key'],
  ...LOCALES.map((locale) => ['translations', locale, 'slug']),
];

/** Tells of each record of a list whether one before it has the same address or key; null: none. */
function createTwins(): (raw: Fields) => string | null {
  const seen = new Set<string>();
  return (raw) => {
    const keys = UNIQUE.map((path) => ({ name: path.join('.'), value: textAt(raw, ...path) }));
    const twin = keys.find(({ name, value }) => value !== '' && seen.has(`${name} ${value}`));
    for (const { name, value } of keys) seen.add(`${name} ${value}`);
    return twin ? `${twin.name}: a record before it in this file has "${twin.value}", too` : null;
  };
}

/** The fields that neither a write nor an answer has: what is written there would be lost silently. */
function unknownFields({ path, texts, nestedTexts = [] }: SeedResource, raw: Fields): string[] {
  const { create, update, record } = schemasOf(path);
  const known = new Set([
    ...[create, update, record].flatMap(({ shape }) => Object.keys(shape)),
    ...texts,
    'id',
  ]);
  const names = Object.keys(raw).filter((name) => !known.has(name));
  const translated = LOCALES.flatMap((locale) => {
    const own = isFields(raw.translations) ? raw.translations[locale] : null;
    const others = isFields(own) ? Object.keys(own) : [];
    return others
      .filter((name) => ![...texts, ...nestedTexts].includes(name))
      .map((name) => `translations.${locale}.${name}`);
  });
  return [...names, ...translated];
}

async function checkRecord(
  resource: SeedResource,
  raw: Fields,
  folder: string,
): Promise<
  | { data: Pick<CheckedRecord, 'given' | 'whole'>; message?: undefined }
  | { data: null; message: string }
> {
  let marked: Fields;
  try {
    marked = await withPicturesMarked(resource, raw, folder);
  } catch (error) {
    if (error instanceof MissingPicture) return { data: null, message: error.message };
    throw error;
  }
  const { whole, given, failure } = checkInput(resource.path, marked, raw, true);
  if (failure) {
    const { errors, first } = failure;
    const lines = Object.entries(errors).map(
      ([path, { key, params }]) => `${path}: ${messageText(key, 'en', params)}`,
    );
    return { data: null, message: lines.join('; ') || messageText(first.key, 'en', first.params) };
  }
  const pictures = picturesOf(resource, raw).map(({ path }) => path);
  if (hasPhotos(resource)) pictures.push('photos', 'image_path');
  const own = Object.entries(given).filter(([name]) => !pictures.includes(name));
  return { data: { whole: whole ?? {}, given: Object.fromEntries(own) } };
}

/** The record with a placeholder for each local file, as the schema expects it. */
async function withPicturesMarked(
  resource: SeedResource,
  raw: Fields,
  folder: string,
): Promise<Fields> {
  const mark = async (value: string) =>
    (await localPicture(folder, value)) === null ? value : PENDING_FILE;
  const marked = { ...raw };
  for (const { path } of picturesOf(resource, raw)) {
    if (typeof raw[path] === 'string') marked[path] = await mark(raw[path]);
  }
  if (hasPhotos(resource)) {
    const photos = photosOf(raw) ?? [];
    const isList = (raw.photos ?? null) === null || Array.isArray(raw.photos);
    marked.photos = isList
      ? await Promise.all(photos.map(async (path) => ({ image_path: await mark(path) })))
      : raw.photos;
    delete marked.image_path;
  }
  if (hasContent(resource)) {
    for (const locale of LOCALES) {
      for (const path of imagesOf(textAt(raw, 'translations', locale, 'content'))) await mark(path);
    }
  }
  return marked;
}
