import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { render } from '../../../storefront/entry-server.tsx';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { orderOf, stockShop, type TestShop } from '../../testing/testShop.ts';
import { storefront } from './storefront.ts';

// The browser build's own, which there is none of in a test.
vi.mock('virtual:client-manifest', () => ({
  default: { 'entry-client.tsx': { file: 'assets/entry.js', css: ['assets/style.css'] } },
  sheet: [],
}));

const DAY = 86_400_000;

describeOnSqlite('a cached page', (open) => {
  let api: Harness;
  let shop: TestShop;
  beforeAll(async () => {
    api = await createHarness(open, {}, undefined, (parts) => [
      storefront({
        publicUrl: 'https://rysi.example',
        czechHosts: [],
        load: async () => ({ render }),
        ...parts,
      }),
    ]);
    shop = await stockShop(api.knex);
  });
  afterAll(() => api.close());

  const page = async (path: string) => (await fetch(`${api.url}${path}`)).text();

  it.each([
    ['/product/drift-taxi-1?lang=en', 5],
    ['/events-calendar?lang=en', 8],
  ])(
    'with dates, as %s has them, shows the places that an order has left',
    async (path, capacity) => {
      const starts = Date.now() + 30 * DAY;
      const { body: slot } = await api.admin<{ id: number }>('/slots', {
        body: {
          product_id: shop.voucher,
          place_en: 'Sosnová',
          place_cs: 'Sosnová',
          starts_at: new Date(starts).toISOString(),
          ends_at: new Date(starts + 3_600_000).toISOString(),
          capacity,
        },
      });
      expect(await page(path)).toContain(`${capacity} free places`);
      const items = [{ id: 'drift-taxi-1', slot: slot.id, quantity: 2, price: 5_000 }];
      const placed = await api.send('/orders', { body: orderOf(shop, { items, total: 10_129 }) });
      expect(placed.status).toBe(201);
      expect(await page(path)).toContain(`${capacity - 2} free places`);
    },
  );
});
