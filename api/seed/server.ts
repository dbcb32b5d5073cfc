import { ApiError } from '../client/ApiError.ts';
import type { Client, RequestOptions } from '../client/createClient.ts';
import { type Fields, textAt } from '../contract/loading.ts';
import { createPlanner, type LoadPlanner } from '../contract/planLoading.ts';
import type { MediaItem } from '../contract/types.ts';
import { uploadedThumbnail } from '../modules/media/index.ts';
import { picturesOf, type SeedResource } from './resources.ts';

const PAGE = 500;

/** All records of a list, read page by page in the order of ids. */
export async function listAll<T>(
  client: Client,
  path: string,
  { headers }: Pick<RequestOptions, 'headers'> = {},
): Promise<T[]> {
  const all: T[] = [];
  for (let start = 0; ; start += PAGE) {
    const query = { _sort: 'id', _order: 'ASC', _start: start, _end: start + PAGE };
    const page = await client.get<T[]>(`/${path}`, { query, headers });
    if (!Array.isArray(page)) throw new Error(`/api/${path} does not answer with a list`);
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

export const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * The server's records of a resource with the texts of both languages; null for an unknown
 * resource.
 */
export async function readRecords(
  client: Client,
  { path, readInOneLanguage: texts }: SeedResource,
): Promise<Fields[] | null> {
  try {
    const records = await listAll<Fields>(client, path);
    if (!texts) return records;
    const [en, cs] = await Promise.all(
      (['en', 'cs'] as const).map(async (locale) => {
        const headers = { 'accept-language': locale };
        const list = await listAll<Fields>(client, path, { headers });
        return new Map(list.map((record) => [record.id, record]));
      }),
    );
    const textsOf = (record: Fields = {}) =>
      Object.fromEntries(texts.map((field) => [field, textAt(record, field)]));
    return records.map((record) => ({
      ...record,
      translations: { en: textsOf(en?.get(record.id)), cs: textsOf(cs?.get(record.id)) },
    }));
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

export const storedAt = (record: Fields, { path, file }: { path: string; file: string }): string =>
  file === 'thumbnail'
    ? uploadedThumbnail(textAt(record, path), textAt(record, 'image_path'))
    : textAt(record, path);

/** The planner over the server's records of a resource; null for an unknown resource. */
export async function plannerFor(
  client: Client,
  resource: SeedResource,
  media: MediaIndex,
): Promise<LoadPlanner | null> {
  const records = await readRecords(client, resource);
  const digestsOf = (record: Fields) => {
    const [first] = picturesOf(resource, record);
    const path = first ? textAt(record, first.path) : '';
    if (path === '') return null;
    const digest = media.digestAt(path);
    return digest === undefined ? [] : [digest];
  };
  return records && createPlanner(resource, records, { digestsOf });
}

export type MediaIndex = Awaited<ReturnType<typeof readMedia>>;

/** Indexes the server's media library by path, digest and source address. */
export async function readMedia(client: Client) {
  const items = await listAll<MediaItem>(client, 'media').catch((error: unknown) => {
    // Servers of earlier versions have no such list; then every picture counts as new.
    if (isUnknown(error)) return [];
    throw error;
  });
  const known = new Map(items.map((item) => [item.path, item]));
  const paths = new Map(items.toReversed().map(({ path, digest }) => [digest, path]));
  const fetched = new Map(items.map(({ path, source_url }) => [source_url, path]));
  return {
    /** The digest of the upload that the file at a path was made from. */
    digestAt: (path: string) => known.get(path)?.digest,
    itemAt: (path: string) => known.get(path),
    pathOf: (digest: string) => paths.get(digest),
    pathFrom: (address: string) => fetched.get(address),
  };
}

export type Parents = ReturnType<typeof createParents>;

/** Resolves references between records: ids in the file first, then slugs on the server. */
export function createParents(client: Client) {
  const ids = new Map<string, string>();
  const onServer = new Map<string, Promise<Map<unknown, string>>>();
  const bySlug = async (path: string) => {
    const list = await listAll<Fields>(client, path);
    return new Map(list.map(({ slug, id }) => [slug, String(id)]));
  };
  return {
    add(path: string, names: readonly string[], id: unknown) {
      for (const name of names) if (name !== '') ids.set(`${path} ${name}`, String(id));
    },
    /**
     * The server's id of a record by its id in the file or by its slug; throws when there is none.
     */
    async idOf(path: string, name: string) {
      const own = ids.get(`${path} ${name}`);
      if (own !== undefined) return own;
      const list = onServer.get(path) ?? bySlug(path);
      onServer.set(path, list);
      const id = (await list).get(name);
      if (id === undefined) throw new Error(`there is no "${name}" among ${path}`);
      return id;
    },
  };
}
