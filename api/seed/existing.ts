import { ApiError } from '../client/ApiError.ts';
import type { Client } from '../client/createClient.ts';
import { LOCALES } from '../contract/locales.ts';
import { type Fields, textAt } from './fields.ts';
import { listAll } from './listAll.ts';
import type { MediaIndex } from './mediaIndex.ts';
import type { SeedResource } from './resources.ts';

/** The records of a resource on the server, with the texts of both languages. */
export async function readRecords(client: Client, resource: SeedResource): Promise<Fields[]> {
  const { path, readPerLanguage } = resource;
  const records = await listAll<Fields>(client, path);
  if (!readPerLanguage) return records;
  const perLanguage = await Promise.all(
    LOCALES.map(async (locale) => {
      const list = await listAll<Fields>(client, path, {
        headers: { 'accept-language': locale },
      });
      return [locale, new Map(list.map((record) => [record.id, record]))] as const;
    }),
  );
  return records.map((record) => ({
    ...record,
    translations: Object.fromEntries(
      perLanguage.map(([locale, list]) => [
        locale,
        Object.fromEntries(
          readPerLanguage.map((field) => [field, textAt(list.get(record.id) ?? {}, field)]),
        ),
      ]),
    ),
  }));
}

/** Records of the server by their natural keys; each is taken once. */
export interface ExistingRecords {
  take(keys: readonly string[]): Fields | null;
}

/** What the server has of a resource; null when it doesn't know the resource at all. */
export async function readExisting(
  client: Client,
  resource: SeedResource,
  media: MediaIndex,
): Promise<ExistingRecords | null> {
  let records: Fields[];
  try {
    records = await readRecords(client, resource);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
  const byKey = new Map<string, Fields[]>();
  for (const record of records) {
    for (const key of resource.keysOf(record, digestsOf(resource, record, media))) {
      byKey.set(key, [...(byKey.get(key) ?? []), record]);
    }
  }
  return {
    take(keys) {
      for (const key of keys) {
        const found = byKey.get(key)?.shift();
        if (found) return found;
      }
      return null;
    },
  };
}

function digestsOf(resource: SeedResource, record: Fields, media: MediaIndex): string[] | null {
  const [first] = resource.pictures(record);
  const path = first ? textAt(record, first.path) : '';
  if (path === '') return null;
  const digest = media.digestAt(path);
  return digest === undefined ? [] : [digest];
}
