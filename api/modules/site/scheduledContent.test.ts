import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Product } from '../../../db/models/product.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { render } from '../../../storefront/entry-server.tsx';
import type { OrderConflict, PreviewLink } from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { createPost } from '../../testing/testPost.ts';
import { orderOf, stockShop, type TestShop } from '../../testing/testShop.ts';
import { feeds } from './feeds/feeds.ts';
import { storefront } from './storefront.ts';

// The browser build's own, which there is none of in a test.
vi.mock('virtual:client-manifest', () => ({
  default: { 'entry-client.tsx': { file: 'assets/entry.js', css: ['assets/style.css'] } },
  sheet: [],
}));

/** The administrator has just signed in. */
const START = Date.now();
const after = (ms: number) => new Date(START + ms).toISOString();

/** Where a post is seen, and how. */
const PLACES = [
  ['/blog?lang=en', 'timed in English'],
  ['/?lang=en', 'timed in English'],
  ['/blog/timed-en?lang=en', 'timed in English'],
  ['/blog/rss.xml?lang=en', 'timed in English'],
  ['/sitemap.xml', 'timed-en'],
  ['/api/blog', 'timed-en'],
  ['/api/blog?q=timed', 'timed-en'],
  ['/api/blog/categories/list', 'uncategorized'],
] as const;

describeOnSqlite('content that goes on line and off by itself', (open) => {
  let api: Harness;
  let shop: TestShop;
  beforeAll(async () => {
    const own = { publicUrl: 'https://rysi.example', czechHosts: [] };
    api = await createHarness(open, {}, undefined, (parts) => [
      feeds({ ...own, ...parts }),
      storefront({ ...own, load: async () => ({ render }), ...parts }),
    ]);
    shop = await stockShop(api.knex);
    await api.schedule.start();
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await api.schedule.stop();
    await api.close();
  });

  const page = async (path: string) => (await fetch(`${api.url}${path}`)).text();
  /** Writes, and waits until the schedule has heard of it. */
  const written = async <T>(write: () => Promise<T>): Promise<T> => {
    const heard = new Promise<void>((resolve) => {
      const listen = ({ sql }: { sql: string }) => {
        if (!sql.includes('union all') || !sql.includes('unpublish_at')) return;
        api.knex.off('query', listen);
        void once(api.knex, 'query-response').then(() => resolve());
      };
      api.knex.on('query', listen);
    });
    const result = await write();
    await heard;
    for (let turns = 0; turns < 5; turns += 1) await turn();
    return result;
  };

  it('is only before, between and after its times what an order can take', async () => {
    const times = { publish_at: after(1_000), unpublish_at: after(2_000) };
    await Product.query(api.knex).patch(times);
    const body = orderOf(shop);
    const placed = async () =>
      await api.send<OrderConflict & { message: string }>('/orders', { body });
    for (const [ms, status] of [
      [999, 409],
      [1_000, 201],
      [1_999, 201],
      [2_000, 409],
    ] as const) {
      vi.setSystemTime(START + ms);
      expect((await placed()).status).toBe(status);
    }
    const { body: refused } = await placed();
    expect(refused.items.map(({ available }) => available)).toEqual([false, false]);
    expect(refused.message).toMatch(/no longer/);
    expect((await api.send(`/products/${shop.cap}`)).status).toBe(404);
    const preview = { resource: 'products', id: shop.cap, language: 'en' };
    const { body: link } = await api.admin<PreviewLink>('/previews', { body: preview });
    expect(await page(link.url)).toContain('About Cap');
    expect((await api.admin(`/products/${shop.cap}`)).body).toMatchObject(times);
  });

  it('changes pages, feeds and answers at the moment, not a millisecond before', async () => {
    await written(() =>
      createPost(api, 'timed', { publish_at: after(2_000), unpublish_at: after(5_000) }),
    );
    const shown = async () => {
      const texts = await Promise.all(PLACES.map(([path]) => page(path)));
      return PLACES.filter(([, text], place) => texts[place]?.includes(text));
    };
    expect(await shown()).toEqual([]);
    vi.advanceTimersByTime(1_999);
    expect(await shown()).toEqual([]);
    await written(async () => vi.advanceTimersByTime(1));
    expect(await shown()).toEqual(PLACES);
    vi.advanceTimersByTime(2_999);
    expect(await shown()).toEqual(PLACES);
    await written(async () => vi.advanceTimersByTime(1));
    expect(await shown()).toEqual([]);
  });

  it('changes every page whose footer links to what goes on line', async () => {
    const texts = { title: 'Timed', summary: '', content: '<p>Now.</p>' };
    const body = {
      placement: 'footer',
      publish_at: after(1_000),
      translations: { en: { ...texts, slug: 'timed' }, cs: { ...texts, slug: 'casovana' } },
    };
    const linked = async () => /href="\/timed["?]/.test(await page('/cars-gallery?lang=en'));
    const there = async () => (await fetch(`${api.url}/timed?lang=en`)).status;
    await written(() => api.admin('/pages', { body }));
    expect([await linked(), await there()]).toEqual([false, 404]);
    vi.advanceTimersByTime(999);
    expect([await linked(), await there()]).toEqual([false, 404]);
    await written(async () => vi.advanceTimersByTime(1));
    expect([await linked(), await there()]).toEqual([true, 200]);
  });

  it('changes pages that only link to a section, which has had nothing to show', async () => {
    await Product.query(api.knex).patch({ is_active: false });
    const links = async () => (await page('/cars-gallery?lang=en')).includes('/#shop');
    const body = { is_active: true, publish_at: after(1_000), unpublish_at: null };
    await written(() => api.admin(`/products/${shop.cap}`, { method: 'PATCH', body }));
    expect(await links()).toBe(false);
    vi.advanceTimersByTime(999);
    expect(await links()).toBe(false);
    await written(async () => vi.advanceTimersByTime(1));
    expect(await links()).toBe(true);
  });
});
