import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setDemoState } from '../../../../db/models/meta.ts';
import { describeEachDatabase, isForPlainTests } from '../../../../db/testing/databases.ts';
import type { DemoKind, DemoSeason, MediaItem } from '../../../contract/types.ts';
import { type ContentFolder, contentFolder } from '../../../seed/testing/contentFolder.ts';
import { loadDemo } from '../../../start/fillEmptyDatabase.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';

const named = (en: string, cs = en, field = 'name') => ({
  en: { [field]: en },
  cs: { [field]: cs },
});
const car = (slug: string, rest = {}) => ({
  slug,
  image_path: 'car.png',
  translations: named(slug),
  ...rest,
});
const SEASON = {
  'shipping-methods': [
    { price: 129, translations: named('Parcel to your door', 'Balík do ruky') },
    { price: 50, translations: named('By lynx', 'Rysem') },
  ],
  settings: [
    {
      setting_key: 'site.name',
      translations: {
        en: { label: 'Name', setting_value: 'Lynxes' },
        cs: { label: 'Název', setting_value: 'Rysi' },
      },
    },
    { setting_key: 'logo_path', setting_group: 'appearance', value: 'logo.png' },
    { setting_key: 'bank_iban', value: 'CZ6508000000192000145399' },
  ],
  cars: [car('one', { is_current: true }), car('two'), car('three')],
  'car-photos': ['one', 'two', 'three'].map((car_id) => ({ car_id, image_path: 'photo.png' })),
  products: [
    { slug: 'cap', price: 100, category: 'merchandise', translations: named('Cap', 'Čepice') },
    { slug: 'mug', price: 90, category: 'merchandise', translations: named('Mug', 'Hrnek') },
  ],
  sponsors: [{ logo_path: 'sponsor.png', translations: named('Nordol') }],
};
const PICTURES = { 'car.png': 50, 'photo.png': 51, 'logo.png': 52, 'sponsor.png': 53 };

describeEachDatabase('the demo season', (open, kind) => {
  // What removing writes and locks differs by database; what is told of it does not.
  const itIsPlain = it.runIf(isForPlainTests(kind));
  let api: Harness;
  let folder: ContentFolder;

  beforeEach(async () => {
    api = await createHarness(open);
    folder = await contentFolder(SEASON, PICTURES);
    await loadDemo({
      knex: api.knex,
      baseUrl: api.url,
      token: api.token,
      folder: folder.path,
      log: pino({ level: 'silent' }),
      now: () => new Date(),
    });
  });
  afterEach(async () => {
    await api.close();
    await folder.remove();
  });

  const plan = async (language: 'cs' | 'en' = 'en') =>
    (await api.admin<DemoSeason>('/demo-season', { language })).body;
  const remove = async () =>
    (await api.admin<DemoSeason>('/demo-season', { method: 'DELETE' })).body;
  const names = (kinds: readonly DemoKind[]) =>
    kinds.map(({ resource, records }) => [resource, ...records.map(({ name }) => name)]);
  const change = (path: string, body: object) => api.admin(path, { method: 'PUT', body });
  const list = async <T = { slug: string }>(path: string) => (await api.admin<T[]>(path)).body;
  const idOf = async (path: string, slug: string) =>
    (await list<{ id: number; slug: string }>(path)).find((record) => record.slug === slug)?.id;

  itIsPlain('is nothing of a visitor’s', async () => {
    expect((await api.send('/demo-season')).status).toBe(401);
    expect((await api.send('/demo-season', { method: 'DELETE' })).status).toBe(401);
  });

  itIsPlain(
    'is removed as a whole where nothing was edited; what is neutral already is not counted',
    async () => {
      const told = await plan('cs');
      expect(told.state).toBe('there');
      expect(names(told.removed)).toEqual([
        ['cars', 'one', 'two', 'three'],
        ['car-photos', expect.anything(), expect.anything(), expect.anything()],
        ['products', 'Čepice', 'Hrnek'],
        ['sponsors', 'Nordol'],
      ]);
      expect(names(told.reset)).toEqual([
        ['orders/shipping-methods', 'Rysem'],
        ['settings', 'Název', expect.anything(), expect.anything()],
      ]);
      expect(told.kept).toEqual([]);

      const inEnglish = await plan();
      expect(await remove()).toEqual({ ...inEnglish, state: 'none' });
    },
  );

  it('leaves a neutral site, in the audit trail, and comes back never', async () => {
    await api.send('/settings');
    await api.send('/cars');
    await remove();
    expect(await list('/cars')).toEqual([]);
    expect((await api.send<unknown[]>('/cars')).body).toEqual([]);
    const settings = await list<{ setting_key: string; value: string; translations: unknown }>(
      '/settings',
    );
    expect(settings.map(({ setting_key, value }) => [setting_key, value])).toEqual([
      ['site.name', ''],
      ['logo_path', ''],
      ['bank_iban', ''],
    ]);
    expect(settings[0]?.translations).toEqual({
      en: { label: 'Name of the team', setting_value: '' },
      cs: { label: 'Název týmu', setting_value: '' },
    });
    const methods = await list<{ price: number; translations: object }>('/orders/shipping-methods');
    expect(methods.map(({ price, translations }) => [price, translations])).toEqual([
      [129, named('Parcel to your door', 'Balík do ruky')],
      [79, named('Pick-up point', 'Výdejní místo')],
    ]);

    const deleted = await list<{ id: number; resource: string; name: string; action: string }>(
      '/revisions?resource=cars&action=delete&_sort=id',
    );
    expect(deleted.map(({ name }) => name)).toEqual(['one', 'two', 'three']);
    await api.admin(`/revisions/${deleted[0]?.id}/restore`, { method: 'POST', body: {} });
    expect((await list('/cars')).map(({ slug }) => slug)).toEqual(['one']);
    expect(await list('/car-photos')).toHaveLength(1);

    expect(await plan()).toEqual({ state: 'none', removed: [], reset: [], kept: [] });
    expect(await remove()).toEqual({ state: 'none', removed: [], reset: [], kept: [] });
    expect(await list('/cars')).toHaveLength(1);
  });

  itIsPlain('keeps edited records, with their parts, and records of the team', async () => {
    const cap = await idOf('/products', 'cap');
    await change(`/products/${cap}`, { price: 120 });
    const mug = await idOf('/products', 'mug');
    await change(`/products/${mug}`, { price: 1 });
    await change(`/products/${mug}`, { price: 90 });
    const photos = await list<{ id: number; car_id: number }>('/car-photos');
    await change(`/car-photos/${photos[1]?.id}`, {
      translations: named('Mine', 'Moje', 'description'),
    });
    await api.admin(`/car-photos/${photos[2]?.id}`, { method: 'DELETE' });
    const [{ image_path = '' } = {}] = await list<{ image_path: string }>('/cars');
    await api.admin('/cars', { body: { ...car('own', { is_current: true }), image_path } });

    const told = await plan();
    expect(names(told.kept)).toEqual([
      ['cars', 'two', 'three'],
      ['car-photos', 'Mine'],
      ['products', 'Cap'],
    ]);
    expect(names(told.removed).slice(0, 3)).toEqual([
      ['cars', 'one'],
      ['car-photos', expect.anything()],
      ['products', 'Mug'],
    ]);
    await remove();
    expect((await list('/cars')).map(({ slug }) => slug).sort()).toEqual(['own', 'three', 'two']);
    expect(await list('/car-photos')).toHaveLength(1);
    expect((await list('/products')).map(({ slug }) => slug)).toEqual(['cap']);
  });

  itIsPlain('keeps records whose picture got an alt text', async () => {
    const media = await list<MediaItem>('/media');
    const [{ logo_path = '' } = {}] = await list<{ logo_path: string }>('/sponsors');
    const logo = media.find(({ path }) => path === logo_path);
    const alt = { en: 'Drum', cs: 'Sud' };
    await api.admin(`/media/${logo?.id}`, { method: 'PATCH', body: { alt } });
    expect(names((await plan()).kept)).toEqual([['sponsors', 'Nordol']]);
  });

  it('keeps a product that may not be deleted, since people booked its dates', async () => {
    const body = {
      product_id: await idOf('/products', 'mug'),
      place_en: 'Most',
      place_cs: 'Most',
      starts_at: '2099-05-02T08:00:00.000Z',
      ends_at: '2099-05-02T09:00:00.000Z',
      capacity: 5,
    };
    const date = await api.admin<{ id: number }>('/slots', { body });
    expect(date.status).toBe(201);
    await api.knex('slots').where({ id: date.body.id }).update({ taken: 1 });

    expect(names((await plan()).kept)).toEqual([['products', 'Mug']]);
    await remove();
    expect((await list('/products')).map(({ slug }) => slug)).toEqual(['mug']);
    expect(await list('/slots')).toHaveLength(1);
  });

  it('is removed once by two at the same moment', async () => {
    await Promise.all([remove(), remove()]);
    expect(await list('/revisions?resource=sponsors&action=delete')).toHaveLength(1);
  });

  itIsPlain('is not removed while it is loading', async () => {
    await setDemoState(api.knex, 'loading');
    expect((await plan()).state).toBe('loading');
    const { status, body } = await api.admin('/demo-season', { method: 'DELETE', language: 'cs' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: expect.stringContaining('ještě načítá') });
    expect(await list('/cars')).toHaveLength(3);
  });
});
