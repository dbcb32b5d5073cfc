import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../client/createClient.ts';
import { type Fields, isFields, keysOf, textAt, withoutId } from '../contract/loading.ts';
import { LOCALES } from '../contract/locales.ts';
import { schemasOf } from '../contract/schemas.ts';
import { slugify } from '../contract/slug.ts';
import { type PictureFolder, pictureFolder } from './exportPictures.ts';
import { exportedPoints } from './pickupPoints.ts';
import { imagesOf, photosOf, withImages } from './pictures.ts';
import {
  hasContent,
  hasPhotos,
  POINTS,
  picturesOf,
  SEED_RESOURCES,
  type SeedResource,
} from './resources.ts';
import { readMedia, readRecords, storedAt } from './server.ts';
import { ORIGINALS_FILE, readSource, SourceError, TEXTS_FILE } from './source.ts';

/** Writes the content into a folder that the seed tool reads; returns the number of records. */
export async function exportContent(client: Client, url: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const earlier = await copiesIn(folder);
  const pictures = pictureFolder(url, folder, await readMedia(client));
  const content: Record<string, Fields[]> = {};
  const names = new Map<string, string>();
  for (const resource of SEED_RESOURCES) {
    const records = await readRecords(client, resource);
    if (!records) continue;
    const named = withNames(resource, records, names);
    const list: Fields[] = [];
    for (const { id, record } of named) {
      list.push(await exported(resource, id, record, pictures, names));
    }
    content[resource.name] = list;
  }
  const points = await exportedPoints(client, names);
  if (points.length > 0) content[POINTS] = points;
  await writeFile(join(folder, 'db.json'), `${JSON.stringify(content, null, 2)}\n`);
  const write = (file: string, entries: ReadonlyMap<string, unknown>) =>
    writeFile(join(folder, file), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  await write(ORIGINALS_FILE, pictures.originals);
  await write(TEXTS_FILE, pictures.texts);
  await pictures.removeEarlier(earlier);
  return Object.values(content).flat().length;
}

/** Digests of the pictures that an earlier export wrote into the folder. */
async function copiesIn(folder: string): Promise<ReadonlySet<string>> {
  const there = await readdir(folder);
  if (!there.includes('db.json')) return new Set();
  if (!there.includes(ORIGINALS_FILE)) {
    throw new SourceError(
      `${folder} has a db.json that is not from an export; choose another folder`,
    );
  }
  return new Set((await readSource(folder)).originals.keys());
}

/** Records in display order with readable ids, which are added to `names` for references. */
function withNames(resource: SeedResource, records: readonly Fields[], names: Map<string, string>) {
  const { parent } = resource;
  const ownerOf = (record: Fields) =>
    parent ? (names.get(`${parent.path} ${textAt(record, parent.field)}`) ?? '') : '';
  const sorted = records
    .map((record) => ({ record, owner: ownerOf(record), key: readableKey(resource, record) }))
    .sort(
      (a, b) =>
        a.owner.localeCompare(b.owner) ||
        (a.record.display_order === undefined
          ? a.key.localeCompare(b.key)
          : // The sort is stable: equal places keep the site's order.
            Number(a.record.display_order) - Number(b.record.display_order)),
    );
  const taken = new Set<string>();
  return sorted.map(({ record, owner, key }) => {
    const id = owner ? freeName(`${owner}-1`, owner, taken) : freeName(key, key, taken);
    names.set(`${resource.path} ${textAt(record, 'id')}`, id);
    return { id, record };
  });
}

/** The preferred name or, if it is taken, the first free one with a number; adds it to `taken`. */
function freeName(preferred: string, base: string, taken: Set<string>): string {
  let name = preferred;
  for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`;
  taken.add(name);
  return name;
}

function readableKey(resource: SeedResource, record: Fields): string {
  const firstAlone = { ...resource, naturalKeys: resource.naturalKeys.slice(0, 1) };
  return slugify(keysOf(firstAlone, record, null)[0] ?? '') || resource.name;
}

async function exported(
  resource: SeedResource,
  id: string,
  record: Fields,
  pictures: PictureFolder,
  names: ReadonlyMap<string, string>,
): Promise<Fields> {
  const { name, path: resourcePath, parent } = resource;
  const result: Fields = { id };
  if (parent) result[parent.field] = names.get(`${parent.path} ${textAt(record, parent.field)}`);
  for (const field of Object.keys(schemasOf(resourcePath).update.shape)) {
    if (record[field] !== undefined) result[field] = withoutIds(record[field]);
  }
  for (const { path, file } of picturesOf(resource, record)) {
    const suffix = file === 'thumbnail' ? '-thumbnail' : '';
    result[path] = await pictures.save(storedAt(record, { path, file }), `${name}/${id}${suffix}`);
  }
  if (hasPhotos(resource)) {
    delete result.image_path;
    const photos = photosOf(record) ?? [];
    result.photos = await Promise.all(
      photos.map((path, index) => pictures.save(path, `${name}/${id}-${index + 1}`)),
    );
  }
  if (hasContent(resource))
    result.translations = await withSavedImages(record, `${name}/${id}`, pictures);
  return result;
}

/** Without the ids in lists, e.g. of features, which the server assigns. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(withoutId) : value;

async function withSavedImages(
  record: Fields,
  name: string,
  pictures: PictureFolder,
): Promise<Fields> {
  const saved = new Map<string, string>();
  const translations: Fields = {};
  for (const locale of LOCALES) {
    const content = textAt(record, 'translations', locale, 'content');
    for (const path of imagesOf(content)) {
      if (saved.has(path)) continue;
      saved.set(path, await pictures.save(path, `${name}-image-${saved.size + 1}`));
    }
    const texts = isFields(record.translations) ? record.translations[locale] : undefined;
    translations[locale] = { ...(isFields(texts) && texts), content: withImages(content, saved) };
  }
  return translations;
}
