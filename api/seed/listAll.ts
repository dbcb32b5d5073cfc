import type { Client, RequestOptions } from '../client/createClient.ts';

const PAGE = 500;

/** The whole list of a resource, page by page in the order of ids. */
export async function listAll<T>(
  client: Client,
  path: string,
  { headers }: Pick<RequestOptions, 'headers'> = {},
): Promise<T[]> {
  const all: T[] = [];
  for (let start = 0; ; start += PAGE) {
    const query = {
      _sort: 'id',
      _order: 'ASC',
      _start: start,
      _end: start + PAGE,
    };
    const page = await client.get<T[]>(`/${path}`, { query, headers });
    if (!Array.isArray(page)) throw new Error(`/api/${path} answers no list`);
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
