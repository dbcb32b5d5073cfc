import Router from '@koa/router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../db/testing/databases.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { openApiDocument } from './document.ts';
import { METHODS } from './model.ts';

/** A route without the names of its parameters, which are nobody's business but the router's. */
const shape = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}').replace(/(?<=.)\/$/, '');

describe('the described operations and the mounted routes', () => {
  let api: Harness;
  let mounted: string[];
  const routes = vi.spyOn(Router.prototype, 'routes');

  beforeAll(async () => {
    api = await createHarness(() => openTestDatabase('sqlite'));
    const layers = routes.mock.contexts.flatMap((router) =>
      router instanceof Router ? router.stack : [],
    );
    const all = layers.flatMap(({ methods, path }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${shape(String(path))}`),
    );
    mounted = [...new Set(all)].filter((route) => route.includes(' /api/')).sort();
  });
  afterAll(() => api.close());

  const described = Object.entries(openApiDocument().paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) =>
      item[method] ? [`${method.toUpperCase()} ${shape(`/api${path}`)}`] : [],
    ),
  );

  it('finds the routes of the server', () => {
    expect(mounted.length).toBeGreaterThan(60);
    expect(mounted).toContain('PATCH /api/cars/{}');
  });

  it('describes every mounted route', () => {
    expect(mounted.filter((route) => !described.includes(route))).toEqual([]);
  });

  it('describes nothing that is not mounted', () => {
    expect(described.filter((route) => !mounted.includes(route))).toEqual([]);
  });
});
