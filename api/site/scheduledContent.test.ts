import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Product } from '../../db/models/product.ts';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { render } from '../../storefront/entry-server.tsx';
import type { OrderConflict, PreviewLink } from '../contract/types.ts';
import { createPost } from '../resources/blog/testPost.ts';
import { orderOf, stockShop, type TestShop } from '../resources/orders/testShop.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { feeds } from './feeds/feeds.ts';
import { storefront } from './storefront.ts';

// The browser build's own, which there is none of in a test.
vi.mock('virtual:client-manifest', () => ({
  default: { 'entry-client.tsx': { file: 'assets/entry.js', css: ['assets/style.css'] } },
  styles: '',
}));

/** The administrator has just signed in. */
const START = Date.now();
const after = (ms: number) => new Date(START + ms).toISOString();

describeEachDatabase('content that goes on line and off by itself', (open) => {
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
      const places = [
        '/blog',
        '/',
        '/blog/rss.xml',
        '/sitemap.xml',
        '/api/blog',
        '/api/blog?q=timed',
      ];
      const labels = await page('/api/blog/categories/list');
      const texts = await Promise.all([...places, '/blog/timed-en'].map(page));
      return [labels.includes('uncat'), ...texts.map((text) => text.includes('timed-en'))];
    };
    const none = await shown();
    expect(none).toEqual(none.map((_, place) => place === none.length - 1 && none[place]));
    vi.advanceTimersByTime(1_999);
    expect(await shown()).toEqual(none);
    await written(async () => vi.advanceTimersByTime(1));
    expect((await shown()).every((isShown) => isShown)).toBe(true);
    vi.advanceTimersByTime(2_999);
    expect((await shown()).every((isShown) => isShown)).toBe(true);
    await written(async () => vi.advanceTimersByTime(1));
    expect(await shown()).toEqual(none);
  });
});
