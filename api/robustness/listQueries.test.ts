import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../db/testing/databases.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { type MountedRoute, withMountedRoutes } from '../testing/mountedRoutes.ts';
import { fillWithLargeContent } from './largeContent.ts';

interface Asked {
  sql: string;
  bindings: readonly unknown[];
}

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** Few and many rows of the same list, in both conventions and with all that costs; twice a thousand. */
const FEW_AND_MANY = [
  ['_limit=10', '_limit=1000'],
  ['_start=5&_end=15', '_start=0&_end=100'],
  ['_page=1&_limit=10', '_page=1&_limit=100'],
  ['_page=9&_limit=10', '_page=2&_limit=100'],
  [`range=${json([0, 9])}`, `range=${json([0, 99])}`],
  ['q=1&_limit=10', 'q=1&_limit=100'],
  ['_sort=id&_order=desc&_limit=10', '_sort=id&_order=desc&_limit=100'],
  ['_sort=name,id&_limit=10', '_sort=name,id&_limit=100'],
  ['is_active=true&_limit=10', 'is_active=true&_limit=100'],
  [
    `filter=${json({ id_gte: 1 })}&sort=${json(['display_order', 'DESC'])}&range=${json([0, 9])}`,
    `filter=${json({ id_gte: 1 })}&sort=${json(['display_order', 'DESC'])}&range=${json([0, 99])}`,
  ],
  [
    '_embed=car&_embed=photos&_expand=car&_limit=10',
    '_embed=car&_embed=photos&_expand=car&_limit=1000',
  ],
  ['limit=10', 'limit=100'],
] as const;

describe('lists of a large database', () => {
  let api: Harness;
  let lists: MountedRoute[];
  let asked: Asked[] = [];

  beforeAll(async () => {
    const mounted = await withMountedRoutes(() => createHarness(() => openTestDatabase('sqlite')));
    api = mounted.started;
    await api.knex.raw('pragma synchronous = off');
    // More than a page of everything; only pictures are asked for in parts.
    await fillWithLargeContent(api.knex, 0.3, 1);
    lists = [];
    for (const route of mounted.routes) {
      if (route.method !== 'GET' || route.path.includes(':')) continue;
      const { headers } = await api.admin(listPath(route));
      if (headers.has('x-total-count')) lists.push(route);
    }
    api.knex.on('query', ({ sql, bindings }: Asked) => asked.push({ sql, bindings }));
  }, 120_000);
  afterAll(() => api.close());

  const listPath = ({ path }: MountedRoute, query = '_limit=1') =>
    `${path.replace('/api', '')}${query === '' ? '' : `?${query}`}`;

  /** The queries of a read, but for pictures and counts not in memory yet and the log of exports; and its rows. */
  const read = async (path: string, token: string | null) => {
    asked = [];
    const { status, body } = await api.send<unknown>(path, { token });
    if (status !== 200) return null;
    const pictures = asked.filter(({ sql }) => sql.includes('from `uploads` where `path` in'));
    expect(pictures.length, `${path} asks for its pictures at once`).toBeLessThanOrEqual(1);
    const counts = asked.filter(({ sql }) =>
      /^select .*count\(\*\).* as `?count`?( from |$)/.test(sql),
    );
    expect(counts.length, `${path} counts its rows at once`).toBeLessThanOrEqual(1);
    // A large part of a private list has a line in the security log, in a transaction of its own.
    const logged = asked.filter(({ sql }) => /`security_events`|^(?:BEGIN|COMMIT);$/.test(sql));
    expect(logged.length, `${path} is logged once`).toBeLessThanOrEqual(4);
    const rows: unknown = Array.isArray(body) ? body : Reflect.get(Object(body), 'posts');
    return {
      queries: asked
        .filter((query) => ![pictures, counts, logged].some((known) => known.includes(query)))
        .map(({ sql }) => sql.replace(/\(\?(, \?)*\)/g, '(…)')),
      rows: Array.isArray(rows) ? rows.length : 0,
    };
  };

  it('are all there', () => {
    expect(lists.length).toBeGreaterThanOrEqual(17);
  });

  it.each(FEW_AND_MANY)('ask the same number of queries for %s and %s', async (few, many) => {
    for (const route of lists) {
      for (const token of [null, api.token]) {
        const little = await read(listPath(route, few), token);
        const much = await read(listPath(route, many), token);
        if (!little || !much) continue;
        const what = `${route.path} for ${token ? 'an administrator' : 'a visitor'}`;
        expect(much.queries.length, `${what}: ${much.queries.join('\n')}`).toBe(
          little.queries.length,
        );
      }
    }
  });

  it('ask no more for the whole list than for a page', async () => {
    for (const route of lists) {
      const page = await read(listPath(route, '_start=0&_end=11'), api.token);
      const whole = await read(listPath(route, ''), api.token);
      expect(whole?.queries.length, route.path).toBeLessThanOrEqual(page?.queries.length ?? 0);
      expect(whole?.rows, route.path).toBeGreaterThanOrEqual(page?.rows ?? 0);
    }
  });

  it('show every picture of a gallery of thousands', async () => {
    const { body } =
      await api.admin<{ image_info: unknown; thumbnail_info: unknown }[]>('/gallery');
    expect(body.length).toBeGreaterThan(2_500);
    expect(body.filter(({ image_info, thumbnail_info }) => !image_info || !thumbnail_info)).toEqual(
      [],
    );
  });
});
