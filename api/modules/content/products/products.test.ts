import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type { Product } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testPicture } from '../../../testing/pictures.ts';

interface Failed {
  message: string;
  errors: Record<string, string>;
}

const COLORS = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666', '#777777'];

describeOnSqlite('products', (open) => {
  let api: Harness;

  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  const formOf = async (fields: Record<string, string>, photos = 0) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    for (let n = 0; n < photos; n += 1) {
      const color = COLORS[n % COLORS.length];
      form.append('images', await testPicture({ color, width: 60 + n }), `${n}.png`);
    }
    return form;
  };
  const required = (slug: string) => ({
    'translations[en][name]': `Name ${slug}`,
    'translations[cs][name]': `Název ${slug}`,
    slug,
    price: '1290.5',
  });
  const create = async (slug: string, photos = 0, fields: Record<string, string> = {}) =>
    api.admin<Product>('/products', {
      form: await formOf({ ...required(slug), ...fields }, photos),
    });
  const colors = (product: Product) => product.photos.map(({ image_info }) => image_info?.color);

  it('makes a product of the documents’ form', async () => {
    const { status, body } = await create('hoodie', 3, {
      'features[0][en]': 'Warm',
      'features[0][cs]': 'Hřeje',
      'features[1][en]': '',
      'features[1][cs]': '',
      'translations[cs][eligibility]': 'Od 18 let',
      is_new: 'true',
      is_featured: '1',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      slug: 'hoodie',
      price: 1290.5,
      category: 'experience',
      is_new: true,
      is_featured: true,
      is_bestseller: false,
      features: [{ en: 'Warm', cs: 'Hřeje' }],
      translations: { cs: { eligibility: 'Od 18 let' } },
    });
    expect(body.photos.map(({ display_order }) => display_order)).toEqual([0, 1, 2]);
    expect(body.image_path).toBe(body.photos[0]?.image_path);
  });

  it('says in lists nothing of photos that only the product’s own page shows', async () => {
    await create('card', 2);
    const photosIn = (products: Product[] = []) =>
      products
        .find(({ slug }) => slug === 'card')
        ?.photos.map(({ image_info, ...photo }) => ({ ...photo, isKnown: image_info !== null }));
    const listed = photosIn((await api.send<Product[]>('/products')).body);
    expect(listed?.map(({ image_path }) => image_path)).toEqual([
      expect.stringMatching(/^\/uploads\//),
      expect.stringMatching(/^\/uploads\//),
    ]);
    expect(listed?.map(({ isKnown }) => isKnown)).toEqual([false, false]);
    const own = await api.send<Product>('/products/card');
    const managed = await api.admin<Product[]>('/products');
    for (const photos of [photosIn([own.body]), photosIn(managed.body)]) {
      expect(photos?.map(({ isKnown }) => isKnown)).toEqual([true, true]);
    }
  });

  it('stores crowns as whole haléře', async () => {
    await create('cents', 0, { price: '0.29' });
    const row = await api.knex('products').where({ slug: 'cents' }).first();
    expect(row.price_halere).toBe(29);
  });

  it('removes, orders and adds photos, and puts the default first', async () => {
    const { body: product } = await create('arranged', 3);
    const [first, second, third] = product.photos.map(({ id }) => id);
    const form = await formOf(
      {
        'photosToRemove[0]': String(first),
        'photosOrder[0]': String(third),
        'photosOrder[1]': String(second),
        'newPhotosOrder[0]': '0',
        defaultPhotoId: String(second),
      },
      1,
    );
    const { body } = await api.admin<Product>('/products/arranged', { method: 'PUT', form });
    expect(body.photos.map(({ id, display_order }) => [id, display_order])).toEqual([
      [second, 0],
      [expect.any(Number), 1],
      [third, 2],
    ]);
    expect(colors(body)).toEqual(['#222222', '#111111', '#333333']);
  });

  it('replaces the list of photos whole when a record brings one', async () => {
    const { body: product } = await create('listed', 3);
    const photos = [...product.photos].reverse().slice(0, 2);
    const { body } = await api.admin<Product>(`/products/${product.id}`, {
      method: 'PUT',
      body: { ...product, photos },
    });
    expect(body.photos.map(({ id }) => id)).toEqual(photos.map(({ id }) => id));
  });

  it('keeps what a partial write doesn’t name', async () => {
    const { body: product } = await create('partial', 2, { 'features[0][en]': 'A' });
    const { body } = await api.admin<Product>('/products/partial', {
      method: 'PUT',
      body: { is_active: false },
    });
    expect(body).toEqual({
      ...product,
      is_active: false,
      version: 2,
      features: [{ ...product.features[0], id: expect.any(Number) }],
    });
  });

  it('refuses a photo that it has not, and keeps those that it has', async () => {
    const { body: product } = await create('strange-photo', 2);
    for (const [language, message] of [
      ['en', 'The product has no photo with this id'],
      ['cs', 'Produkt nemá fotografii s tímto id'],
    ] as const) {
      const answer = await api.admin(`/products/${product.id}`, {
        method: 'PATCH',
        body: { photos: [product.photos[0], { id: 999_999 }] },
        headers: { 'accept-language': language },
      });
      expect(answer).toMatchObject({ status: 422, body: { errors: { 'photos.1.id': message } } });
    }
    const { body } = await api.admin<Product>(`/products/${product.id}`);
    expect(body.photos.map(({ id }) => id)).toEqual(product.photos.map(({ id }) => id));
  });

  it('keeps the order in which photos were sent, however long each takes to arrive', async () => {
    const form = await formOf(required('sent-in-order'));
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const large = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: '#000', noise },
    })
      .png()
      .toBuffer();
    form.append('images', new Blob([new Uint8Array(large)]), 'large.png');
    form.append('images', await testPicture({ width: 20 }), 'small.png');
    const { body } = await api.admin<Product>('/products', { form });
    expect(body.photos.map(({ image_info }) => image_info?.width)).toEqual([1200, 20]);
  });

  it('drops empty and wrong files, and cuts off what is beyond ten', async () => {
    const form = await formOf(required('many'), 9);
    form.append('images', new Blob([], { type: 'image/png' }), 'empty.png');
    form.append('images', new Blob(['text'], { type: 'image/png' }), 'text.png');
    form.append('images', await testPicture({ format: 'avif' }), 'a.avif');
    for (let n = 0; n < 3; n += 1) form.append('images', await testPicture(), `more${n}.png`);
    const { body } = await api.admin<Product>('/products', { form });
    expect(body.photos).toHaveLength(10);
    expect(body.dropped_photos).toEqual([9, 10, 11, 13, 14]);
    expect((await api.admin<Product>('/products/many')).body).not.toHaveProperty('dropped_photos');
  });

  it('puts files and photos of variants where they were wanted, without a dropped one', async () => {
    const { body: product } = await create('some-dropped', 2);
    const [first, second] = product.photos.map(({ id }) => id);
    const places = { 'newPhotosOrder[0]': '0', 'newPhotosOrder[1]': '2' };
    const options = JSON.stringify([{ en: 'Size', cs: 'Velikost' }]);
    const variants = JSON.stringify(
      [2, 4, 1].map((photo) => ({
        sku: `DROPPED-${photo}`,
        values: [{ en: `${photo}`, cs: `${photo}` }],
        price_difference: 0,
        photo,
      })),
    );
    const form = await formOf({ ...places, options, variants });
    form.append('images', new Blob(['text'], { type: 'image/jpeg' }), 'text.jpg');
    form.append('images', await testPicture({ color: '#777777' }), 'fine.png');
    const { body } = await api.admin<Product>('/products/some-dropped', { method: 'PUT', form });
    expect(body.dropped_photos).toEqual([0]);
    const added = expect.any(Number);
    expect(body.photos.map(({ id }) => id)).toEqual([first, added, second]);
    expect(colors(body)).toEqual(['#111111', '#777777', '#222222']);
    expect(body.variants?.map(({ photo }) => photo)).toEqual([1, 3, null]);
  });

  it('says which file is damaged', async () => {
    const form = await formOf(required('damaged'), 1);
    const whole = Buffer.from(await (await testPicture({ width: 300 })).arrayBuffer());
    form.append('images', new Blob([new Uint8Array(whole.subarray(0, 40))]), 'damaged.png');
    const { status, body } = await api.admin<Failed>('/products', { form });
    expect([status, Object.keys(body.errors)]).toEqual([415, ['images.1']]);
  });

  it.each([
    ['en', 'Selected files are invalid or empty', 'Maximum number of images is 10'],
    ['cs', 'Vybrané soubory jsou neplatné nebo prázdné', 'Maximální počet obrázků je 10'],
  ] as const)('says in %s that no file is left, or no room', async (language, invalid, full) => {
    const form = await formOf(required(`wrong-${language}`));
    form.append('images', new Blob(['text']), 'text.png');
    const wrong = await api.admin<Failed>('/products', { form, language });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      { message: invalid, errors: { photos: invalid } },
    ]);
    expect((await api.admin(`/products/wrong-${language}`)).status).toBe(404);

    await create(`full-${language}`, 10);
    const more = await formOf({}, 1);
    const refused = await api.admin<Failed>(`/products/full-${language}`, {
      method: 'PUT',
      form: more,
      language,
    });
    expect([refused.status, refused.body]).toEqual([
      422,
      { message: full, errors: { photos: full } },
    ]);
  });

  it.each([
    [
      'en',
      'Name is required in both languages',
      'Slug is required',
      'Price is required and must be a number',
    ],
    [
      'cs',
      'Název je povinný v obou jazycích',
      'Slug je povinný',
      'Cena je povinná a musí být číslo',
    ],
  ] as const)(
    'says in %s every broken rule at its field, the first as the message',
    async (language, name, slug, price) => {
      const { status, body } = await api.admin<Failed>('/products', {
        body: { price: 'free', display_order: -1 },
        language,
      });
      expect(status).toBe(422);
      expect(body.message).toBe(name);
      expect(body.errors).toMatchObject({ 'translations.cs.name': name, slug, price });
      expect(Object.keys(body.errors)).toContain('display_order');
      const noSlug = { translations: { en: { name: 'a' }, cs: { name: 'b' } }, price: 1 };
      const second = await api.admin<Failed>('/products', { body: noSlug, language });
      expect(second.body).toEqual({ message: slug, errors: { slug } });
    },
  );

  it.each([-0.01, 1.005, 'x', null, 1e12])('refuses the price %s', async (price) => {
    const { status, body } = await api.admin<Failed>('/products', {
      body: { slug: 'priced', price, translations: { en: { name: 'a' }, cs: { name: 'b' } } },
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['price']]);
  });

  it('shows the first ones where none is featured', async () => {
    const feature = (is_featured: boolean) =>
      api.admin('/products/hoodie', { method: 'PATCH', body: { is_featured } });
    await feature(false);
    const { body } = await api.send<Product[]>('/products?featured=true');
    const all = (await api.send<Product[]>('/products')).body;
    await feature(true);
    expect(all.length).toBeGreaterThan(0);
    expect(body.map(({ slug }) => slug)).toEqual(all.slice(0, 3).map(({ slug }) => slug));
  });

  it('shows the featured ones when asked', async () => {
    const { body } = await api.send<Product[]>('/products?featured=true');
    expect(body.map(({ slug }) => slug)).toEqual(['hoodie']);
  });

  it('is found by Czech forms of its name, whatever stands around the e that they insert', async () => {
    await create('hrnek-s-logem', 0, { 'translations[cs][name]': 'Hrnek s logem' });
    const found = async (q: string) =>
      (await api.send<Product[]>(`/products?q=${encodeURIComponent(q)}`)).body.map(
        ({ slug }) => slug,
      );
    for (const q of ['hrnky', 'hrnku logem', 'logem hrnek']) {
      expect(await found(q)).toEqual(['hrnek-s-logem']);
    }
    expect(await found('hrnky mikiny')).toEqual([]);
  });

  it('filters by price in crowns and searches without regard to accents', async () => {
    await create('zluty', 0, { price: '77', 'translations[cs][name]': 'Žluťoučký kůň' });
    const slugs = async (query: string) =>
      (await api.send<Product[]>(`/products?${query}`)).body.map(({ slug }) => slug);
    expect(await slugs('price=77')).toEqual(['zluty']);
    expect(await slugs('price_gte=76.99&price_lte=77')).toEqual(['zluty']);
    // Bounds that no price reaches, and a part of what is sent, not of what is stored.
    const all = await slugs('');
    expect(await slugs('price_lte=30000000')).toEqual(all);
    expect(await slugs(`price_gte=-${'9'.repeat(20)}`)).toEqual(all);
    expect(await slugs(`price_gte=${'9'.repeat(20)}`)).toEqual([]);
    expect(await slugs('price=99999999999')).toEqual([]);
    expect(await slugs('price=77&price_like=77')).toEqual(['zluty']);
    expect(await slugs('price=77&price_like=700')).toEqual([]);
    expect(await slugs('q=ZLUTOUCKY KUN')).toEqual(['zluty']);
    expect(await slugs('q=kun zlutouck')).toEqual(['zluty']);
    expect(await slugs('q=zlutoucky pes')).toEqual([]);
    expect(await slugs('q=100%25')).toEqual([]);
    expect(await slugs('slug_like=lut')).toEqual(['zluty']);
    expect(await slugs('translations.cs.name_like=ŽLUŤOUČKÝ')).toEqual(['zluty']);
    expect(await slugs('translations.cs.name_like=^žLu.*Ň$')).toEqual(['zluty']);
    expect(await slugs('slug_like=lut$')).toEqual([]);
    expect(await slugs('slug_like=^zl|^nothing')).toEqual(['zluty']);
    expect(await slugs('unknown_gte=1')).toEqual([]);
  });
});
