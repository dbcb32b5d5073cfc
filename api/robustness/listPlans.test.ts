import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeOrderIndex } from '../../db/orderIndex/orderIndex.ts';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { readPlan, withValues } from '../../db/testing/plans.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { fillWithLargeContent } from './largeContent.ts';

interface Asked {
  sql: string;
  bindings: unknown[];
}

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const deep = '_start=900&_end=925';

/** The orders and filters of site and back-office, and deep pages of them, with who asks. */
const DOCUMENTED = [
  ['visitor', 'team_members', '/team-members'],
  ['admin', 'team_members', `/team-members?${deep}`],
  ['visitor', 'cars', '/cars'],
  ['admin', 'cars', '/cars?_limit=25'],
  ['visitor', 'cars', '/cars?slug=slug-7'],
  ['visitor', 'car_photos', '/car-photos/1'],
  ['admin', 'car_photos', '/car-photos?car_id=1'],
  ['admin', 'car_photos', `/car-photos?${deep}`],
  ['visitor', 'events', '/events'],
  ['visitor', 'events', '/events?type=our'],
  ['admin', 'events', '/events?type=world'],
  ['admin', 'events', `/events?sort=${json(['date', 'DESC'])}&range=${json([900, 924])}`],
  ['visitor', 'gallery_items', '/gallery?limit=8'],
  ['visitor', 'gallery_items', '/gallery'],
  ['admin', 'gallery_items', `/gallery?filter=${json({ category: 'category-1' })}`],
  ['admin', 'gallery_items', '/gallery?_start=2400&_end=2425'],
  ['visitor', 'sponsors', '/sponsors'],
  ['visitor', 'products', '/products'],
  ['visitor', 'products', '/products?featured=true'],
  ['admin', 'products', '/products?category=category-1'],
  ['admin', 'products', `/products?_sort=price&_order=DESC&${deep}`],
  ['visitor', 'achievements', '/achievements'],
  ['admin', 'achievements', '/achievements?_sort=year&_order=DESC'],
  ['visitor', 'achievement_stats', '/achievement-stats'],
  ['visitor', 'legal_texts', '/legal-texts'],
  ['visitor', 'settings', '/settings'],
  ['visitor', 'settings', '/settings?setting_key=setting-key-3'],
  ['visitor', 'blog_posts', '/blog?limit=5'],
  ['visitor', 'blog_posts', '/blog?page=2&limit=9'],
  ['visitor', 'blog_posts', '/blog?page=180&limit=9'],
  ['visitor', 'blog_posts', '/blog?category=category-2&limit=3'],
  ['visitor', 'blog_posts', '/blog?tag=tag-3&limit=9'],
  ['admin', 'blog_posts', '/blog?limit=50&admin=true'],
  ['admin', 'blog_posts', '/blog?_start=1900&_end=1925'],
  ['visitor', 'shipping_methods', '/orders/shipping-methods'],
  ['visitor', 'payment_methods', '/orders/payment-methods'],
  ['admin', 'contact_messages', '/contact-messages'],
  ['admin', 'contact_messages', '/contact-messages?is_read=false'],
  ['admin', 'contact_messages', `/contact-messages?${deep}`],
  ['admin', 'orders', '/orders/admin/orders'],
  ['admin', 'orders', '/orders/admin/orders?_start=9900&_end=9925'],
  ['admin', 'orders', `/orders/admin/orders?filter=${json({ status: 'pending' })}&range=[0,24]`],
  ['admin', 'orders', '/orders/admin/orders?payment_state=unpaid&_start=9900&_end=9925'],
  ['admin', 'orders', '/orders/admin/orders?_sort=total&_order=DESC&_start=5000&_end=5025'],
  ['admin', 'orders', '/orders/admin/orders?_sort=status&_order=ASC&_limit=25'],
  ['admin', 'orders', '/orders/admin/orders?_sort=customer_name&_order=ASC&_limit=25'],
  ['admin', 'orders', '/orders/admin/orders?customer_email=customer-email-7&_sort=id'],
  ['admin', 'orders', '/orders/admin/orders?_sort=payment_state&_order=DESC&_start=5000&_end=5025'],
  ['admin', 'payments', '/payments?_start=0&_end=25'],
  ['admin', 'payments', '/payments?state=waiting&_start=0&_end=25'],
  ['admin', 'revisions', '/revisions?resource=resource-7&_start=0&_end=25'],
  ['admin', 'revisions', '/revisions?resource=resource-7&record_id=8&_start=0&_end=25'],
] as const;

describeEachDatabase('documented orders and filters', (open, kind) => {
  let api: Harness;
  let asked: Asked[] = [];
  beforeAll(async () => {
    api = await createHarness(open);
    // PostgreSQL's plans are forced; a few rows are enough for them.
    if (kind === 'sqlite') await api.knex.raw('pragma synchronous = off');
    await fillWithLargeContent(api.knex, kind === 'sqlite' ? 1 : 0.02);
    api.knex.on('query', ({ sql, bindings }: Asked) => asked.push({ sql, bindings }));
  }, 120_000);
  afterAll(() => api.close());

  it.each(DOCUMENTED)('are served by an index for %s: %s %s', async (who, table, path) => {
    asked = [];
    const { status } = await api.send(path, { token: who === 'admin' ? api.token : null });
    expect(status).toBe(200);
    const reading = asked.filter(({ sql }) => new RegExp(`from [\`"]${table}[\`"]`).test(sql));
    expect(reading.length).toBeGreaterThan(0);
    for (const { sql, bindings } of reading) {
      expect((await readPlan(api.knex, withValues(api.knex, sql, bindings))).unserved, sql).toEqual(
        [],
      );
    }
  });

  it('count orders once until one of them changes', async () => {
    const counts = async () => {
      asked = [];
      await api.send('/orders/admin/orders?status=shipped&_start=0&_end=5', { token: api.token });
      return asked.filter(({ sql }) => /count\(.*\borders\b/.test(sql)).length;
    };
    expect([await counts(), await counts()]).toEqual([1, 0]);
    const path = '/orders/admin/orders/1';
    expect((await api.send(path, { method: 'DELETE', token: api.token })).status).toBe(200);
    expect(await counts()).toBe(1);
  });

  it.runIf(kind === 'sqlite')('read only the orders that a search finds in its index', async () => {
    await completeOrderIndex(api.knex);
    asked = [];
    const path = '/orders/admin/orders?q=search-77&_end=25';
    const { headers } = await api.send(path, { token: api.token });
    expect(Number(headers.get('x-total-count'))).toBe(111);
    const plansOf = (pattern: RegExp) =>
      Promise.all(
        asked
          .filter(({ sql }) => pattern.test(sql))
          .map(({ sql, bindings }) => readPlan(api.knex, withValues(api.knex, sql, bindings))),
      );
    const [index] = await plansOf(/match \?/);
    expect(index?.steps.join()).toMatch(/VIRTUAL TABLE INDEX/);
    const lists = await plansOf(/`orders`\.`id` in/);
    expect(lists).toHaveLength(2);
    for (const { steps } of lists) expect(steps[0]).toMatch(/^SEARCH orders USING INTEGER PRIMARY/);
  });
});
