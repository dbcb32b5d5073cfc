import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { ResponseCache } from './responseCache.ts';

/**
 * Remembers the results of counting queries until something that they read is written, as responses are:
 * counting a million orders takes ten times as long as reading a page of them.
 * @param tags of all that the queries read
 */
export const keptCounts =
  (cache: ResponseCache, tags: readonly string[]) =>
  async (query: Knex.QueryBuilder): Promise<number> => {
    const { sql, bindings } = query.toSQL();
    const asked = JSON.stringify([sql, bindings]);
    const key = `count ${createHash('sha256').update(asked).digest('base64url')}`;
    const known = cache.get(key);
    if (known) return Number(known.body.toString());
    const begun = cache.begin();
    const [row]: { count: number }[] = await query;
    const count = row?.count ?? 0;
    cache.store(key, { status: 200, headers: [], body: Buffer.from(String(count)) }, tags, begun);
    return count;
  };
