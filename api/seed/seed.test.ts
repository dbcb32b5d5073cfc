import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../db/testing/databases.ts';
import { createClient } from '../client/createClient.ts';
import type { Fields } from '../contract/loading.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { administratorClient } from './commandLine.ts';
import { failureLines } from './report.ts';
import { type SeedOptions, seed } from './seed.ts';
import { readSource } from './source.ts';
import { type ContentFolder, contentFolder } from './testing/contentFolder.ts';
import { smallTeam, smallTeamPictures } from './testing/smallTeam.ts';

const LISTS = [
  'cars',
  'car-photos',
  'products',
  'settings',
  'team-members',
  'events',
  'gallery',

  'sponsors',
  'achievements',
  'achievement-stats',
  'orders/payment-methods',
  'media',
  'blog?_sort=id',
];

describe('the seed tool', () => {
  let server: Harness;
  let folder: ContentFolder;

  beforeEach(async () => {
    server = await createHarness(() => openTestDatabase('sqlite'));
    folder = await contentFolder(smallTeam(), smallTeamPictures);
  });
  afterEach(async () => {
    await server.close();
    await folder.remove();
  });

  const run = async (options: Partial<SeedOptions> = {}) => {
    const { client } = administratorClient(server.url, server.token);
    return seed(await readSource(folder.path), { client, ...options });
  };
  const list = async (path: string) => (await server.admin<Fields[]>(`/${path}`)).body;
  const everything = () => Promise.all(LISTS.map(list));

  it('loads every resource with its pictures and links', async () => {
    const total = Object.values(smallTeam()).flat().length;
    expect(await run()).toMatchObject({ created: total, updated: 0, failures: [], skipped: [] });
    const [otava, blanice] = await list('cars');
    expect(otava).toMatchObject({ slug: 'otava', horsepower: 600, is_current: true });
    expect(otava).toMatchObject({ spec_icons: { spec_2_icon: 'cog', spec_3_icon: 'user' } });
    expect(otava).toMatchObject({
      image_info: { width: 52 },
      translations: { cs: { name: 'Otava' } },
    });
    expect(blanice).toMatchObject({ slug: 'blanice-r' });
    const photos = await list('car-photos');
    expect(photos.map(({ name, car_id }) => [name, car_id])).toEqual(
      expect.arrayContaining([
        ['One', otava?.id],
        ['Two', otava?.id],
        ['Three', blanice?.id],
      ]),
    );
    const [cap] = await list('products');
    expect(cap).toMatchObject({ price: 499.9, image_info: { width: 56 } });
    expect(cap).toMatchObject({
      photos: [{ image_info: { width: 56 } }, { image_info: { width: 57 } }],
    });
    expect(cap).toMatchObject({ features: [{ en: 'Cotton' }, { cs: 'Jedna velikost' }] });
    const [post] = await list('blog?_sort=id');
    const content = /^<p>So close.<img alt="Door" src="\/uploads\/\w+\/54.webp" \/><\/p>$/;
    expect(post).toMatchObject({
      translations: { en: { content: expect.stringMatching(content) }, cs: { slug: 'pul-kapoty' } },
    });
    const [, image] = await list('settings');
    expect(image).toMatchObject({ setting_key: 'og_image', value_info: { width: 50 } });
  });

  it('changes nothing when it runs again', async () => {
    await run();
    const before = await everything();
    const total = Object.values(smallTeam()).flat().length;
    expect(await run()).toMatchObject({ created: 0, updated: 0, unchanged: total, failures: [] });
    expect(await everything()).toEqual(before);
  });

  it('recognises gallery records that have neither a title nor a picture', async () => {
    await folder.write({
      gallery: [
        { category: 'cars', display_order: 2, translations: { en: { alt_text: 'First' } } },
        { category: 'cars', display_order: 1, translations: { cs: { title: 'Druhý' } } },
        { category: 'cars', display_order: 1, translations: { cs: { title: 'Třetí' } } },
        {},
        { image_path: 'images/race.png' },
      ],
    });
    expect(await run()).toMatchObject({ created: 5, failures: [] });
    const before = await list('gallery');
    expect(await run()).toMatchObject({ created: 0, updated: 0, unchanged: 5, failures: [] });
    expect(await list('gallery')).toEqual(before);
  });

  it('stores the same bytes once', async () => {
    await run();
    expect(await list('media')).toHaveLength(Object.keys(smallTeamPictures).length);
  });

  it('updates only what differs', async () => {
    await run();
    const [before] = await list('products');
    const content = smallTeam();
    Object.assign(content.cars?.[0] ?? {}, { horsepower: 610 });
    Object.assign(content.products?.[0] ?? {}, {
      photos: ['images/cap-2.png', 'images/cap-3.png', 'images/cap-1.png'],
    });
    await folder.write(content);
    await folder.draw('images/cap-3.png', 70);
    await folder.draw('images/jana.png', 71);
    expect(await run()).toMatchObject({ created: 0, updated: 3, failures: [] });
    expect((await list('cars')).map(({ horsepower, version }) => [horsepower, version])).toEqual([
      [610, 2],
      [null, 1],
    ]);
    expect(await list('team-members')).toMatchObject([{ image_info: { width: 71 }, version: 2 }]);
    const [after] = await list('products');
    const photosOf = (product: Fields | undefined) =>
      [product?.photos].flat().map((p) => Object(p));
    const [one, two] = photosOf(before);
    const [first, second, third] = photosOf(after);
    expect([first.id, third.id]).toEqual([two.id, one.id]);
    expect(second.image_info.width).toBe(70);
    expect(await run()).toMatchObject({ created: 0, updated: 0, failures: [] });
  });

  it('keeps records and fields that the file does not contain', async () => {
    await run();
    const [member] = await list('team-members');
    await server.admin(`/team-members/${member?.id}`, {
      method: 'PUT',
      body: { instagram_url: 'https://example.com/jana', display_order: 4 },
    });
    expect(await run()).toMatchObject({ updated: 0 });
    expect(await list('team-members')).toMatchObject([{ display_order: 4, version: 2 }]);
  });

  it('lists failures and loads the rest', async () => {
    const content = smallTeam();
    const html = { content: '<img src="images/gone.png">' };
    content.blog?.push({ id: 'gone', translations: { en: html } });
    content.events?.push({ id: 'secret', date: '2026-07-01', image_path: 'images/../../x.png' });
    content.events?.push({ id: 'lost', date: '2026-06-01', image_path: 'images/lost.png' });
    content.events?.push({ date: 'May', image_path: 'images/race.png' });
    content['car-photos']?.push({ id: 'alone', car_id: 'z', image_path: 'images/race.png' });
    await folder.write({ ...content, tyres: [{ id: 1 }] });
    const report = await run();
    expect(report.failures).toEqual([
      {
        file: 'db.json',
        line: 1,
        resource: 'events',
        record: 'secret',
        message: 'the picture images/../../x.png is outside the folder of its file',
      },
      {
        file: 'db.json',
        line: 1,
        resource: 'events',
        record: 'lost',
        message: 'the picture images/lost.png is missing',
      },
      {
        file: 'db.json',
        line: 1,
        resource: 'events',
        record: '#4',
        message: expect.stringContaining('date: Date is required and must be in YYYY-MM-DD format'),
      },
      {
        file: 'db.json',
        line: 1,
        resource: 'blog',
        record: 'gone',
        message: 'the picture images/gone.png is missing',
      },
      {
        file: 'db.json',
        line: 1,
        resource: 'car-photos',
        record: 'alone',
        message: 'there is no "z" among cars',
      },
    ]);
    expect(report).toMatchObject({ created: Object.values(smallTeam()).flat().length });
    expect(report.skipped).toEqual(['tyres']);
  });

  it('reports an error of the server at its record', async () => {
    const content = smallTeam();
    content.cars?.push({ ...content.cars[0], id: 'again', horsepower: 1 });
    await folder.write(content);
    const { failures } = await run();
    expect(failures).toMatchObject([{ resource: 'cars', record: 'otava' }]);
  });

  it('names fields that there are none of, and loads the rest of their records', async () => {
    const content = smallTeam();
    Object.assign(content.cars?.[0] ?? {}, { nmae: 'Otava' });
    content.events?.push({
      date: '2026-07-01',
      image_path: 'images/race.png',
      translations: { en: { title: 'Hill climb', town: 'Zbraslav' }, cs: { title: 'Závod' } },
    });
    await folder.write(content);
    const { failures, unknown } = await run({ dryRun: true });
    expect(failures).toEqual([]);
    expect(unknown.map(({ record, message }) => `${record}: ${message}`)).toEqual([
      'otava: left out, as there is no such field: nmae',
      'Hill climb: left out, as there is no such field: translations.en.town',
    ]);
  });

  it('knows every field that the server answers', async () => {
    await run();
    const db = (await server.admin<Record<string, Fields[]>>('/db')).body;
    await folder.write(db);
    expect((await run({ dryRun: true })).unknown).toEqual([]);
  });

  it('finds records of the same address or key before it loads', async () => {
    await folder.write({
      settings: [
        { setting_key: 'hero_title', value: 'One' },
        { setting_key: 'hero_title', value: 'Two' },
      ],
      'car-photos': [{ image_path: 'images/race.png' }],
    });
    const { failures } = await run({ dryRun: true });
    expect(failures.map(({ record, message }) => `${record}: ${message}`)).toEqual([
      'hero_title: setting_key: a record before it in this file has "hero_title", too',
      '#1: car_id: this names the record of cars by its slug, and is missing',
    ]);
  });

  it('reports what it would do and sends nothing on a dry run', async () => {
    const total = Object.values(smallTeam()).flat().length;
    expect(await run({ dryRun: true })).toMatchObject({ created: total, failures: [] });
    expect((await everything()).flat()).toEqual([]);
  });

  it('skips a resource that the server does not know', async () => {
    const client = createClient({
      language: () => 'en',
      baseUrl: `${server.url}/api`,
      fetch: (input, init) => {
        const headers = { ...Object(init?.headers), authorization: `Bearer ${server.token}` };
        if (String(input).includes('/api/gallery')) {
          return Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }));
        }
        return fetch(input, { ...init, headers });
      },
    });
    const report = await run({ client });
    expect(report).toMatchObject({ failures: [], skipped: ['gallery'] });
    expect(await list('sponsors')).toHaveLength(1);
  });

  it('reports what it did and what it could not when the server becomes unreachable', async () => {
    let gone = false;
    let refused = 0;
    const client = createClient({
      language: () => 'en',
      baseUrl: `${server.url}/api`,
      fetch: (input, init) => {
        gone ||= String(input).includes('/api/gallery');
        if (gone) refused += 1;
        if (gone) return Promise.reject(new TypeError('fetch failed'));
        const headers = { ...Object(init?.headers), authorization: `Bearer ${server.token}` };
        return fetch(input, { ...init, headers });
      },
    });
    let reported = 0;
    const report = await run({ client, onProgress: ({ done }) => (reported = done) });
    expect(reported).toBe(Object.values(smallTeam()).flat().length);
    expect(report.created).toBeGreaterThan(5);
    expect(refused).toBeLessThan(5);
    expect(failureLines(report.failures)).toHaveLength(1);
    const resources = report.failures.map(({ resource }) => resource);
    expect([...new Set(resources)]).toEqual([
      'gallery',
      'blog',
      'products',
      'sponsors',
      'achievements',
      'achievement-stats',
    ]);
  });

  it('refuses photos that are not a list', async () => {
    await folder.write({ products: [{ ...smallTeam().products?.[0], photos: 'images/cap.png' }] });
    expect(await run()).toMatchObject({ created: 0, failures: [{ resource: 'products' }] });
  });

  it('reports its progress', async () => {
    const seen: number[] = [];
    await run({ onProgress: ({ done }) => seen.push(done) });
    const total = Object.values(smallTeam()).flat().length;
    expect(seen).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  });
});
