import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { Car } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testPicture } from '../../../testing/pictures.ts';

interface Failed {
  message: string;
  errors?: Record<string, string>;
}

const texts = (name: string) => ({
  en: { name, specs_4: '2026' },
  cs: { name: `${name} cs` },
});

describeEachDatabase('cars', (open) => {
  let api: Harness;

  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  const create = async (name: string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    form.set('image', await testPicture(), 'car.png');
    form.set('translations', JSON.stringify(texts(name)));
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    return api.admin<Car>('/cars', { form });
  };

  it('makes a car of a form, with a slug of its English name and the default icons', async () => {
    const { status, body, headers } = await create('Otava 600', {
      horsepower: '600',
    });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/api/cars/${body.id}`);
    expect(body).toMatchObject({
      slug: 'otava-600',
      horsepower: 600,
      is_active: true,
      is_current: false,
      display_order: 0,
      version: 1,
      translations: {
        en: { name: 'Otava 600', specs_4: '2026' },
        cs: { name: 'Otava 600 cs' },
      },
      spec_icons: {
        spec_1_icon: 'tachometer',
        spec_2_icon: 'cog',
        spec_1_label: { cs: 'Výkon' },
      },
    });
    expect(body.image_info).toMatchObject({
      width: 400,
      height: 300,
      color: '#ff4d0a',
    });
    expect(body.image_info?.sources.map(({ width }) => width)).toEqual([320, 400]);
  });

  it('answers to its slug and to its id', async () => {
    const { body: car } = await create('Two keys');
    const bySlug = await api.send<Car>('/cars/two-keys');
    const byId = await api.send<Car>(`/cars/${car.id}`);
    expect(bySlug.body).toEqual(byId.body);
  });

  it.each([
    ['en', 'Name is required in both languages', 'Photo is required for new car'],
    ['cs', 'Název je povinný v obou jazycích', 'Fotografie je u nového auta povinná'],
  ] as const)(
    'says in %s what a new car lacks, and stores nothing',
    async (language, name, photo) => {
      const before = await api.knex('cars').count({ count: '*' }).first();
      const nameless = await api.admin<Failed>('/cars', {
        body: { translations: { en: { name: ' ' }, cs: { name: 'Jméno' } } },
        language,
      });
      expect(nameless.status).toBe(422);
      expect(nameless.body).toEqual({
        message: name,
        errors: { 'translations.en.name': name, image_path: photo },
      });
      const photoless = await api.admin<Failed>('/cars', {
        body: { translations: texts('X') },
        language,
      });
      expect(photoless.body).toEqual({
        message: photo,
        errors: { image_path: photo },
      });
      expect(await api.knex('cars').count({ count: '*' }).first()).toEqual(before);
    },
  );

  it('refuses numbers below 0, unknown icons and a slug of digits', async () => {
    const { status, body } = await api.admin<Failed>('/cars', {
      body: {
        translations: texts('Wrong'),
        image_path: '/uploads/nothing/1.webp',
        horsepower: -1,
        display_order: -1,
        slug: '123',
        spec_icons: { spec_1_icon: 'skull' },
      },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'display_order',
      'horsepower',
      'slug',
      'spec_icons.spec_1_icon',
    ]);
  });

  it('refuses a text file that is called .png, in the reader’s language', async () => {
    const form = new FormData();
    form.set('image', new Blob(['no picture at all'], { type: 'image/png' }), 'car.png');
    form.set('translations', JSON.stringify(texts('Text')));
    const { status, body } = await api.admin<Failed>('/cars', {
      form,
      language: 'cs',
    });
    expect(status).toBe(415);
    expect(body.message).toBe('Soubor není obrázek v podporovaném formátu.');
    expect((await api.admin<Car[]>('/cars?slug=text')).body).toEqual([]);
  });

  it('merges a partial write, by language and key', async () => {
    const { body: car } = await create('Merged');
    const { body } = await api.admin<Car>('/cars/merged', {
      method: 'PUT',
      body: {
        translations: { cs: { description: 'Popis' } },
        spec_icons: { spec_2_icon: 'gear', spec_1_label: { en: 'Punch' } },
      },
    });
    expect(body).toMatchObject({
      slug: 'merged',
      version: 2,
      image_path: car.image_path,
      translations: {
        en: { name: 'Merged' },
        cs: { name: 'Merged cs', description: 'Popis' },
      },
      spec_icons: {
        spec_1_icon: 'tachometer',
        spec_2_icon: 'cog',
        spec_1_label: { en: 'Punch', cs: 'Výkon' },
      },
    });
  });

  it('keeps its slug when the name changes, and drops read-only and unknown fields', async () => {
    const { body: car } = await create('Stays');
    const { status, body } = await api.admin<Car>(`/cars/${car.id}`, {
      method: 'PUT',
      body: {
        ...car,
        id: 99_999,
        nonsense: 1,
        translations: { en: { name: 'Renamed' }, cs: { name: 'Jinak' } },
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: car.id,
      slug: 'stays',
      translations: { en: { name: 'Renamed' } },
    });
  });

  it('tells the second of two writers, with the record as it is now', async () => {
    const { body: car } = await create('Raced');
    const write = (display_order: number) =>
      api.admin<Failed & { record: Car }>(`/cars/${car.id}`, {
        method: 'PUT',
        body: { display_order, version: car.version },
      });
    expect((await write(1)).status).toBe(200);
    const second = await write(2);
    expect(second.status).toBe(409);
    expect(second.body.message).toBe('The record was changed by someone else in the meantime.');
    expect(second.body.record).toMatchObject({ display_order: 1, version: 2 });
  });

  it('has one current car at most', async () => {
    await create('First current', { is_current: 'true' });
    await create('Second current');
    await api.admin('/cars/second-current', {
      method: 'PUT',
      body: { is_current: 'true' },
    });
    const { body } = await api.send<Car[]>('/cars?is_current=true');
    expect(body.map(({ slug }) => slug)).toEqual(['second-current']);
  });

  it('says that a slug is taken', async () => {
    await create('Taken');
    const { status, body } = await create('Other', { slug: 'taken' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      errors: { slug: 'This slug is already taken.' },
    });
    expect((await create('Taken')).body.slug).toBe('taken-1');
  });

  it('hides inactive cars and their photos from visitors, whatever they ask', async () => {
    const { body: car } = await create('Hidden', { is_active: 'false' });
    const form = new FormData();
    form.append('images', await testPicture(), 'a.png');
    await api.admin('/car-photos/hidden', { form });
    for (const path of ['/cars/hidden', `/cars/${car.id}`, '/car-photos/hidden']) {
      expect((await api.send(path)).status).toBe(404);
    }
    for (const path of [
      '/cars?slug=hidden',
      '/cars?admin=true&is_active=false',
      `/car-photos?car_id=${car.id}`,
    ]) {
      expect((await api.send<Car[]>(path)).body).toEqual([]);
    }
    expect((await api.admin<Car[]>('/cars?slug=hidden')).body).toHaveLength(1);
    expect((await api.admin<unknown[]>('/car-photos/hidden')).body).toHaveLength(1);
  });

  it('shows a change at once to readers who were answered from memory', async () => {
    await create('Seen');
    expect((await api.send<Car>('/cars/seen')).body.display_order).toBe(0);
    await api.admin('/cars/seen', {
      method: 'PATCH',
      body: { display_order: 7 },
    });
    expect((await api.send<Car>('/cars/seen')).body.display_order).toBe(7);
    const again = await api.send('/cars/seen');
    const etag = again.headers.get('etag') ?? '';
    expect((await api.send('/cars/seen', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('deletes once and answers what it was; the second time is 404', async () => {
    await create('Gone');
    const { status, body } = await api.admin<Car>('/cars/gone', {
      method: 'DELETE',
    });
    expect([status, body.slug]).toEqual([200, 'gone']);
    const second = await api.admin<Failed>('/cars/gone', {
      method: 'DELETE',
      language: 'cs',
    });
    expect([second.status, second.body.message]).toEqual([404, 'Auto nenalezeno']);
  });

  it('lets visitors write nothing', async () => {
    for (const [method, path] of [
      ['POST', '/cars'],
      ['PUT', '/cars/otava-600'],
      ['PATCH', '/cars/otava-600'],
      ['DELETE', '/cars/otava-600'],
      ['POST', '/car-photos/otava-600'],
    ] as const) {
      const body = method === 'DELETE' ? undefined : {};
      expect((await api.send(path, { method, body })).status).toBe(401);
    }
  });
});
