import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite, openTestDatabase } from '../../../db/testing/databases.ts';
import { listening } from '../../../db/testing/listening.ts';
import { soon } from '../../../db/testing/soon.ts';
import { records } from '../../contract/testing/examples.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';

const KEYS = 'surrogate-key';

describeOnSqlite('with a shared cache', (open) => {
  let api: Harness;
  let cache: Server;
  let purged: string[] = [];

  beforeAll(async () => {
    cache = createServer((req, res) => {
      purged.push(...String(req.headers[KEYS]).split(' '));
      res.end();
    });
    const url = `http://a-key-of-this-test@127.0.0.1:${await listening(cache)}`;
    api = await createHarness(open, { VARNISH_URLS: url });
  });
  afterAll(async () => {
    await api.close();
    cache.closeAllConnections();
    await new Promise((resolve) => cache.close(resolve));
  });

  /** The keys that a write purges. */
  const purgedBy = async (path: string, method: string, body: object = {}) => {
    purged = [];
    const answer = await api.admin<{ id: number }>(path, { method, body });
    expect(answer.status, path).toBeLessThan(300);
    await soon(() => expect(purged).not.toEqual([]));
    return { keys: [...purged].sort(), id: answer.body.id };
  };

  it('visitors’ cached answers alone have keys', async () => {
    const routes = api.groups.flatMap(({ routes }) => routes);
    const read = routes.filter(({ method, path }) => method === 'get' && path !== '/live');
    const keyed = new Set<string>();
    for (const { path, cacheTags } of read) {
      const asked = path.replace(/:\w+/g, '1');
      const { status, headers } = await api.send(asked);
      if (headers.has(KEYS)) {
        keyed.add(path);
        expect(cacheTags, path).toBeDefined();
        expect(headers.get('content-location'), path).toBe(`/api${asked}`);
        expect([status, headers.get('cache-control')], path).toEqual([200, 'no-cache']);
      }
      const owned: Record<string, string>[] = [
        { authorization: `Bearer ${api.token}` },
        { 'x-preview': 'x' },
      ];
      for (const own of owned) {
        const answer = await api.send(asked, { headers: own });
        expect(answer.headers.has(KEYS), `${path} ${Object.keys(own)}`).toBe(false);
      }
    }
    for (const path of ['/products', '/settings', '/dates', '/blog']) {
      expect(keyed.has(path), path).toBe(true);
    }
  });

  it('an answer has one address, and none at others that could be anything', async () => {
    const { headers } = await api.send('/products?_t=1');
    expect(headers.get('content-location')).toBe('/api/products');
    // The last ones find nothing.
    for (const path of [
      '/Products',
      '/products/',
      '/products?x=1',
      '/products?featured=true',
      '/blog?limit=5&tag=none',
    ]) {
      expect((await api.send(path)).headers.has(KEYS), path).toBe(false);
    }
  });

  it('a price purges what shows products; only what is shown or hidden all pages', async () => {
    const product = { ...records.product, photos: [], image_path: '', has_dates: false };
    const made = await purgedBy('/products', 'POST', product);
    expect(made.keys).toEqual(['home-sections', 'products']);
    const path = `/products/${made.id}`;
    expect((await purgedBy(path, 'PATCH', { price: 777 })).keys).toEqual(['products']);
    for (const change of [{ is_active: false }, { is_active: true }, { slug: 'another-slug' }]) {
      const { keys } = await purgedBy(path, 'PATCH', change);
      expect(keys, Object.keys(change)[0]).toEqual(['home-sections', 'products']);
    }
    expect((await purgedBy(path, 'DELETE')).keys).toEqual(['home-sections', 'products']);
  });
});

it('without one, no answer has keys', async () => {
  const api = await createHarness(() => openTestDatabase('sqlite'));
  for (const path of ['/products', '/products']) {
    const { headers } = await api.send(path);
    expect([headers.has(KEYS), headers.has('content-location')]).toEqual([false, false]);
  }
  await api.close();
});
