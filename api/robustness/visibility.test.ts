import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../db/testing/databases.ts';
import { fillTables } from '../testing/fillTables.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { type MountedRoute, withMountedRoutes } from '../testing/mountedRoutes.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every tenth record is inactive: of twenty, these. Photos number 10 and 20 are of such cars too. */
const INACTIVE = [10, 20];
const PUBLIC = [
  ['team_members', 'team_member_translations', '/team-members'],
  ['cars', 'car_translations', '/cars'],
  ['car_photos', 'car_photo_translations', '/car-photos'],
  ['events', 'event_translations', '/events'],
  ['gallery_items', 'gallery_item_translations', '/gallery'],
  ['sponsors', 'sponsor_translations', '/sponsors'],
  ['products', 'product_translations', '/products'],
  ['achievements', 'achievement_translations', '/achievements'],
  ['achievement_stats', 'achievement_stat_translations', '/achievement-stats'],
  ['legal_texts', 'legal_text_translations', '/legal-texts'],
  ['settings', 'setting_translations', '/settings'],
  ['shipping_methods', 'shipping_method_translations', '/orders/shipping-methods'],
  ['payment_methods', 'payment_method_translations', '/orders/payment-methods'],
  ['blog_posts', 'blog_post_translations', '/blog'],
] as const;
const PATHS = PUBLIC.map(([, , path]) => path);

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
/** What a visitor may try in order to get at what is hidden. */
const TRIES = [
  '',
  'admin=true',
  'admin=1&limit=50',
  'is_active=false',
  'is_active_ne=true',
  'is_active=0',
  'id=10',
  'id=10&id=20',
  'id_gte=10',
  'q=search-9',
  'q=10',
  '_sort=is_active',
  '_page=2',
  '_sort=id&_order=desc&_limit=3',
  '_embed=car&_expand=car',
  '_embed=photos&_embed=car-photos',

  'car_id=10',
  'slug=slug-9',
  'category=category-2',
  'tag=tag-9',
  'type=world',
  'featured=true',
  `filter=${json({ is_active: false })}`,
  `filter=${json({ id: INACTIVE })}&range=[0,9]`,
  `filter=${json({ is_active: [true, false] })}&sort=${json(['id', 'DESC'])}`,
];
/** Columns that only the server itself reads. */
const HIDDEN = [
  'search',
  'created_at',
  'updated_at',
  'password_hash',
  'author_id',
  'price_halere',
  'translations.language',
  'avif_pending',
  'body_digest',
  'constructor',
  '__proto__',
];

describe('what visitors may not see', () => {
  let api: Harness;
  let routes: MountedRoute[];
  beforeAll(async () => {
    const mounted = await withMountedRoutes(() => createHarness(() => openTestDatabase('sqlite')));
    api = mounted.started;
    routes = mounted.routes;
    const tables = [...PUBLIC.map(([table]) => table), ...PUBLIC.map(([, texts]) => texts)];
    const parts = ['product_features', 'product_photos', 'blog_post_tags', 'blog_post_images'];
    const all = [...tables, ...parts, 'contact_messages', 'orders'];
    await fillTables(api.knex, Object.fromEntries(all.map((table) => [table, 20])));
  });
  afterAll(() => api.close());

  const rowsOf = async (path: string, token: string | null = null): Promise<Row[]> => {
    const { status, body } = await api.send<Row[] | { posts: Row[] }>(path, { token });
    expect(status, path).toBe(200);
    return Array.isArray(body) ? body : body.posts;
  };

  it.each(PATHS)('%s: inactive records and drafts in no list', async (path) => {
    expect((await rowsOf(`${path}?_limit=1000`, api.token)).length).toBe(20);
    expect((await rowsOf(`${path}?_limit=1000`)).length).toBe(18);
    for (const tried of TRIES) {
      for (const row of await rowsOf(`${path}?${tried}`)) {
        const car: unknown = Reflect.get(Object(row.car), 'id');
        const photos = [row.photos, row['car-photos']].flat().filter(Boolean);
        const shown = [row, ...(path === '/cars' ? photos : [])];
        const ids = shown.flatMap((one) => [Reflect.get(Object(one), 'id'), car ?? 0]);
        expect([tried, row.is_active]).toEqual([tried, true]);
        expect(
          INACTIVE.filter((id) => ids.includes(id)),
          `${path}?${tried}`,
        ).toEqual([]);
      }
    }
  });

  it.each([
    ...PATHS.map((path) => `${path}/10`),

    '/cars/slug-9',
    '/products/slug-9',
    '/blog/slug-9',
    '/cars/10?admin=true',
    '/cars/10/car-photos',

    '/cars/slug-9/car-photos',
    '/car-photos/slug-9',
    '/blog/10/images',
    '/blog/slug-9?admin=true',
  ])('%s is not found', async (path) => {
    expect((await api.send(path)).status).toBe(404);
  });

  it.each(['/blog/categories/list', '/blog/tags/list'])('%s counts no drafts', async (path) => {
    const counts = (await rowsOf(path)).map(({ count, post_count }) => Number(count ?? post_count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(18);
  });

  it.each(PATHS)('%s: hidden columns, by no name, order or filter', async (path) => {
    const plain = await rowsOf(`${path}?_limit=50`);
    const whole = await rowsOf(`${path}?_limit=50`, api.token);
    const names = new Set([...plain, ...whole].flatMap((row) => Object.keys(row)));
    expect(HIDDEN.filter((name) => names.has(name))).toEqual([]);
    for (const name of HIDDEN) {
      expect(await rowsOf(`${path}?_limit=50&_sort=${name}&_order=desc`)).toEqual(plain);
      expect(await rowsOf(`${path}?_limit=50&${name}=search-3`)).toEqual(plain);
      expect(await rowsOf(`${path}?_limit=50&${name}_like=s`)).toEqual([]);
      expect(await rowsOf(`${path}?filter=${json({ [`${name}_gte`]: '0' })}`)).toEqual([]);
    }
  });

  it('nothing is answered to a bad bearer but where one signs in or out, or sets a password', async () => {
    for (const { method, path } of routes) {
      const isOpen = /^\/api\/(auth\/(login|logout|refresh|second-step|passkey)|account-links)/;
      if (method === 'POST' && isOpen.test(path)) continue;
      const { status } = await api.send(concrete(path), { method, token: 'no.such.token' });
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  });

  it('nothing is written without a bearer but orders, messages and one’s password', async () => {
    const open = new Map(
      ['/api/orders', '/api/contact-messages', '/api/order-links', '/api/withdrawals'].map(
        (path) => [path, 422],
      ),
    );
    // An unknown link, and nobody takes cards here.
    for (const path of ['stock-alerts', 'date-alerts', 'voucher-dates', 'voucher-dates/choice']) {
      open.set(`/api/${path}`, 422);
    }
    open.set('/api/order-pages/:key/dates', 404);
    open.set('/api/discount-codes/check', 422);
    for (const path of ['', '/read', '/use']) open.set(`/api/account-links${path}`, 422);
    open.set('/api/order-pages/:key/withdrawals', 404);
    open.set('/api/card-payments/notifications', 404);
    for (const { method, path } of routes) {
      if (method === 'GET' || path.startsWith('/api/auth/')) continue;
      const { status } = await api.send(concrete(path), { method, body: {} });
      const expected = (method === 'POST' && open.get(path)) || 401;
      expect([method, path, status]).toEqual([method, path, expected]);
    }
  });

  it.each([
    '/orders/admin/orders',
    '/contact-messages',
    '/contact-messages/1',
    '/blog/id/1',
    '/auth/me',
  ])('%s is for administrators alone', async (path) => {
    expect((await api.send(`${path}?admin=true`)).status).toBe(401);
  });

  const concrete = (path: string) => path.replace('/api', '').replaceAll(/:\w+/g, '1');
});
