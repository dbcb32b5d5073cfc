import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Client } from '../client/createClient.ts';
import { type Fields, isFields, textAt } from '../contract/loading.ts';
import { isLocale } from '../contract/locales.ts';
import { type LoadPlanner, outcomeOf } from '../contract/planLoading.ts';
import { cleanArticle } from '../platform/html.ts';
import type { CheckedRecord } from './check.ts';
import {
  type FoundPicture,
  imagesOf,
  type PictureFinder,
  photosOf,
  photosWrite,
  withImages,
} from './pictures.ts';
import type { Outcome } from './report.ts';
import { hasContent, hasPhotos, picturesOf, type SeedResource } from './resources.ts';
import { storedAt } from './server.ts';

interface RecordWrite {
  outcome: Outcome;
  fields: Fields;
  files: { field: string; path: string }[];
}

interface WriteParts {
  planner: LoadPlanner;
  client: Client;
  pictures: PictureFinder;
  /** Nothing is uploaded, not even the images of an article. */
  dryRun: boolean;
}

/** The request for a record, and what it does: all fields of a new one, else the different ones. */
export async function planWrite(
  resource: SeedResource,
  { raw, given }: CheckedRecord,
  current: Fields | null,
  parts: WriteParts,
): Promise<RecordWrite> {
  const wanted = hasContent(resource) ? await withStoredImages(given, parts) : given;
  const fields = parts.planner.changes(wanted, current);
  const files: RecordWrite['files'] = [];
  for (const { path, file } of picturesOf(resource, raw)) {
    if (raw[path] === undefined) continue;
    const picture = await parts.pictures.find(textAt(raw, path));
    const at = current === null ? null : storedAt(current, { path, file });
    if (at !== null && parts.pictures.isAt(picture, at)) continue;
    if (picture.value === '' && picture.file !== null) {
      files.push({ field: file, path: picture.file });
    } else fields[path] = picture.value;
  }
  const photos = hasPhotos(resource) ? photosOf(raw) : undefined;
  if (photos) {
    const found: FoundPicture[] = [];
    for (const photo of photos) found.push(await parts.pictures.find(photo));
    const change = photosWrite(found, current, parts.pictures);
    Object.assign(fields, change?.fields);
    files.push(...(change?.files ?? []).map((path) => ({ field: 'images', path })));
  }
  const isChanged = Object.keys(fields).length > 0 || files.length > 0;
  return { outcome: outcomeOf(current, isChanged), fields, files };
}

/** The body of a request: JSON, or a form when there are files. */
export async function bodyOf({
  fields,
  files,
}: Pick<RecordWrite, 'fields' | 'files'>): Promise<Fields | FormData> {
  if (files.length === 0) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, formText(value));
  }
  for (const { field, path } of files) form.append(field, await fileAt(path));
  return form;
}

function formText(value: unknown): string {
  // In forms, tags are a comma-separated text.
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return value.join(', ');
  }
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

const fileAt = async (path: string) =>
  new File([new Uint8Array(await readFile(path))], basename(path));

/** The texts as the server will store them: sanitised, and with the paths of uploaded images. */
async function withStoredImages(given: Fields, parts: WriteParts): Promise<Fields> {
  if (!isFields(given.translations)) return given;
  const translations: Fields = { ...given.translations };
  for (const [locale, texts] of Object.entries(translations)) {
    if (!isLocale(locale) || !isFields(texts) || texts.content === undefined) continue;
    const content = textAt(texts, 'content');
    const stored = new Map<string, string>();
    for (const path of imagesOf(content)) stored.set(path, await storedImage(path, parts));
    translations[locale] = { ...texts, content: cleanArticle(withImages(content, stored)) };
  }
  return { ...given, translations };
}

async function storedImage(
  path: string,
  { client, pictures, dryRun }: WriteParts,
): Promise<string> {
  const { value, file } = await pictures.find(path);
  if (value !== '' || file === null || dryRun) return value || path;
  const body = new FormData();
  body.set('image', await fileAt(file));
  const { image_path } = await client.post<{ image_path: string }>('/blog/images', { body });
  return image_path;
}
