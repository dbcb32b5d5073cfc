import jsonServerProvider from 'ra-data-json-server';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, fetchUtils } from 'react-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { testPicture } from '../testing/pictures.ts';

type MakeProvider = (url: string, client: typeof fetchUtils.fetchJson) => DataProvider;

const PROVIDERS: [string, MakeProvider][] = [
  ['ra-data-simple-rest', (url, client) => simpleRestProvider(url, client)],
  ['ra-data-json-server', (url, client) => jsonServerProvider(url, client)],
];

/** What a resource needs to be created, by JSON alone. */
const records = {
  cars: (n: number, image: string) => ({
    image_path: image,
    display_order: n,
    translations: { en: { name: `Car ${n}` }, cs: { name: `Auto ${n}` } },
  }),
  products: (n: number, image: string) => ({
    slug: `product-${n}`,
    price: 100 + n,
    display_order: n,
    photos: [{ image_path: image }],
    translations: { en: { name: `Product ${n}` }, cs: { name: `Zboží ${n}` } },
  }),
};

describeEachDatabase('the published clients, with a script’s token,', (open) => {
  describe.each(PROVIDERS)('%s', (_name, makeProvider) => {
    let api: Harness;
    let provider: DataProvider;
    let image = '';

    beforeAll(async () => {
      api = await createHarness(open);
      const body = { name: 'Client', scopes: ['content'] };
      const { token } = (await api.admin<{ token: string }>('/api-tokens', { body })).body;
      provider = makeProvider(`${api.url}/api`, (url, options = {}) =>
        fetchUtils.fetchJson(url, {
          ...options,
          user: { authenticated: true, token: `Bearer ${token}` },
        }),
      );
      const form = new FormData();
      form.set('image', await testPicture(), 'x.png');
      form.set('translations', JSON.stringify(records.cars(0, '').translations));
      image = (await api.admin<{ image_path: string }>('/cars', { form })).body.image_path;
    });
    afterAll(() => api.close());

    it.each(['cars', 'products'] as const)('do all nine operations on %s', async (resource) => {
      const made = [];
      for (let n = 1; n <= 5; n += 1) {
        made.push(
          (
            await provider.create(resource, {
              data: records[resource](n, image),
            })
          ).data,
        );
      }
      const ids = made.map(({ id }) => id);
      const [first, second, third] = ids;

      const sort = { field: 'display_order', order: 'DESC' } as const;
      const list = await provider.getList(resource, {
        pagination: { page: 2, perPage: 2 },
        sort,
        filter: { display_order_gte: 1 },
      });
      expect(list.total).toBe(5);
      expect(list.data.map(({ display_order }) => display_order)).toEqual([3, 2]);

      const found = await provider.getList(resource, {
        pagination: { page: 1, perPage: 10 },
        sort: { field: 'translations.cs.name', order: 'ASC' },
        filter: { q: resource === 'cars' ? 'AÚTO 3' : 'zbozi 3' },
      });
      expect(found.data.map(({ id }) => id)).toEqual([third]);

      expect((await provider.getOne(resource, { id: first })).data).toEqual(made[0]);
      const many = await provider.getMany(resource, {
        ids: [first, second, 999_999],
      });
      expect(many.data.map(({ id }) => id).sort()).toEqual([first, second].sort());
      const referenced = await provider.getManyReference(resource, {
        target: 'display_order',
        id: 4,
        pagination: { page: 1, perPage: 5 },
        sort,
        filter: {},
      });
      expect(referenced.data.map(({ display_order }) => display_order)).toEqual([4]);

      const updated = await provider.update(resource, {
        id: first,
        data: { ...made[0], display_order: 50 },
        previousData: made[0],
      });
      expect(updated.data).toMatchObject({
        id: first,
        display_order: 50,
        version: 2,
      });
      const all = await provider.updateMany(resource, {
        ids: [first, second],
        data: { is_active: false },
      });
      expect(all.data).toEqual([first, second]);
      expect((await provider.getOne(resource, { id: second })).data).toMatchObject({
        is_active: false,
        display_order: 2,
        translations: made[1]?.translations,
      });

      await provider.delete(resource, { id: first, previousData: made[0] });
      await provider.deleteMany(resource, { ids: ids.slice(1) });
      const left = await provider.getMany(resource, { ids });
      expect(left.data).toEqual([]);
    });
  });
});
