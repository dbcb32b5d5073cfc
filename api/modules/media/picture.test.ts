import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import type { MediaItem, MediaItemDetail, TeamMember } from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { testPicture } from '../../testing/pictures.ts';

describeOnSqlite('a stored picture', (open) => {
  let server: Harness;

  beforeAll(async () => {
    server = await createHarness(open);
  });
  afterAll(() => server.close());

  const upload = async (file: Blob, language: 'cs' | 'en' = 'en') => {
    const form = new FormData();
    form.set('image', file, 'picture.png');
    return server.admin<MediaItem>('/media', { form, language });
  };
  const stored = async (width: number) => (await upload(await testPicture({ width }))).body;
  const describeIt = (id: number, alt: object) =>
    server.admin<MediaItemDetail>(`/media/${id}`, { method: 'PATCH', body: { alt } });
  const memberWith = async (image_path: string) => {
    const texts = { name: 'Jan Rys', position: 'Jezdec' };
    const body = { image_path, translations: { en: texts, cs: { ...texts, name: 'Honza Rys' } } };
    return (await server.admin<TeamMember>('/team-members', { body })).body;
  };

  it('is uploaded by itself, once', async () => {
    const first = await upload(await testPicture({ width: 320 }));
    expect(first.status).toBe(201);
    expect(first.headers.get('location')).toBe(`/api/media/${first.body.id}`);
    expect(first.body).toMatchObject({ kind: 'image', width: 320, alt: { en: '', cs: '' } });
    expect(first.body.size).toBeGreaterThan(100);
    expect((await stored(320)).id).toBe(first.body.id);
  });

  it.each([
    ['empty', new Blob([]), 415],
    ['no picture', new Blob(['<html>'], { type: 'image/png' }), 415],
  ])('is refused at its field when it is %s', async (_, file, status) => {
    const said = 'Soubor není obrázek v podporovaném formátu.';
    expect(await upload(file, 'cs')).toMatchObject({
      status,
      body: { message: said, errors: { image: said } },
    });
  });

  it.each([
    [900, 20_000, 737, 16_383],
    [1, 60_000, 1, 16_383],
    [60_000, 1, 2000, 1],
  ])('of %i × %i pixels is stored as large as it can be', async (width, height, ...size) => {
    const { status, body } = await upload(await testPicture({ width, height }));
    expect([status, body.width, body.info?.height]).toEqual([201, ...size]);
  });

  it('is refused when it is larger than 15 MB, and when there is none', async () => {
    const large = await upload(new Blob([new Uint8Array(15 * 1024 * 1024 + 1)]));
    expect(large).toMatchObject({
      status: 413,
      body: { message: 'The file is larger than 15 MB.' },
    });
    const none = await server.admin('/media', { form: new FormData() });
    expect(none).toMatchObject({ status: 422, body: { errors: { image: expect.any(String) } } });
  });

  it('is for administrators only', async () => {
    const { id } = await stored(321);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { alt: { en: 'x' } } : undefined;
      expect((await server.send(`/media/${id}`, { method, body })).status).toBe(401);
    }
    expect((await server.send('/media', { form: new FormData() })).status).toBe(401);
  });

  it('is described in both languages, a language left out keeping its own', async () => {
    const { id } = await stored(322);
    await describeIt(id, { en: '  A car in smoke ', cs: 'Auto v kouři' });
    const { body } = await describeIt(id, { en: 'A red car' });
    expect(body.alt).toEqual({ en: 'A red car', cs: 'Auto v kouři' });
    expect(body.info?.alt).toEqual(body.alt);
    const found = await server.admin<MediaItem[]>('/media?q=kouri');
    expect(found.body.map((item) => item.id)).toEqual([id]);
    expect((await server.admin<MediaItem[]>('/media?alt.cs_like=auto')).body).toHaveLength(1);
    const ids = async (described: boolean) =>
      (await server.admin<MediaItem[]>(`/media?described=${described}`)).body.map(
        (item) => item.id,
      );
    expect(await ids(true)).toEqual([id]);
    expect(await ids(false)).not.toContain(id);
    await describeIt(id, { cs: '' });
    expect(await ids(true)).toEqual([]);
  });

  it.each([
    ['a text of two lines', { en: 'a\nb' }],
    ['a text of 201 characters', { en: 'a'.repeat(201) }],
    ['a list', { en: [] }],
    ['no object', 'x'],
  ])('takes no %s as its description', async (_, alt) => {
    const { id } = await stored(323);
    const { status } = await server.admin(`/media/${id}`, { method: 'PATCH', body: { alt } });
    expect(status).toBe(422);
    expect((await server.admin<MediaItemDetail>(`/media/${id}`)).body.alt.en).toBe('');
  });

  it('has its alt text next to every path, in cached responses too', async () => {
    const { id, path } = await stored(324);
    const member = await memberWith(path);
    const read = async () =>
      (await server.send<TeamMember>(`/team-members/${member.id}`)).body.image_info;
    expect(await read()).not.toHaveProperty('alt');
    await describeIt(id, { en: 'Jan in his overall' });
    expect((await read())?.alt).toEqual({ en: 'Jan in his overall', cs: '' });
    await describeIt(id, { en: '' });
    expect(await read()).not.toHaveProperty('alt');
    await server.admin(`/team-members/${member.id}`, { method: 'DELETE' });
  });

  it('stays as long as a record uses it, and says which', async () => {
    const { id, path } = await stored(325);
    const member = await memberWith(path);
    const uses = [{ resource: 'team-members', id: member.id, name: 'Honza Rys' }];
    const read = await server.admin<MediaItemDetail>(`/media/${id}`, { language: 'cs' });
    expect(read.body.uses).toEqual(uses);
    const kept = await server.admin(`/media/${id}`, { method: 'DELETE', language: 'cs' });
    expect(kept).toMatchObject({
      status: 409,
      body: { message: 'Soubor se používá, proto ho nelze smazat.', uses },
    });

    await server.admin(`/team-members/${member.id}`, { method: 'DELETE' });
    expect(await server.admin(`/media/${id}`, { method: 'DELETE' })).toMatchObject({
      status: 200,
      body: { id, path },
    });
    expect((await server.admin(`/media/${id}`)).status).toBe(404);
    const body = { image_path: path };
    const late = await server.admin('/gallery', { body });
    expect(late).toMatchObject({
      status: 422,
      body: { errors: { image_path: expect.any(String) } },
    });
  });

  it('is found in every kind of record that may show it', async () => {
    const { id, path } = await stored(326);
    const named = { en: { name: 'Thing', title: 'Thing' }, cs: { name: 'Věc', title: 'Věc' } };
    const image = { image_path: path, translations: named };
    const car = await server.admin<{ id: number }>('/cars', { body: image });
    const both = {
      en: { slug: 'a-thing', title: 'Thing' },
      cs: { slug: 'jedna-vec', title: 'Věc' },
    };
    const content = `<p>Look</p><img src="${path}">`;
    const made = await Promise.all([
      server.admin('/car-photos', { body: { image_path: path, car_id: car.body.id } }),
      server.admin('/gallery', { body: { translations: named, thumbnail_path: path } }),
      server.admin('/sponsors', { body: { logo_path: path, translations: named } }),
      server.admin('/events', {
        body: { ...image, date: '2026-05-01' },
      }),
      server.admin('/products', { body: { ...image, slug: 'thing', price: 1 } }),
      server.admin('/settings', { body: { setting_key: 'og_image', value: path } }),
      server.admin('/blog', {
        body: { translations: { ...both, en: { ...both.en, content } } },
      }),
    ]);
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    const { uses } = (await server.admin<MediaItemDetail>(`/media/${id}`)).body;
    expect(uses.map(({ resource, name }) => `${resource}: ${name}`).sort()).toEqual([
      'blog: Thing',
      'car-photos: Thing',
      'cars: Thing',
      'events: Thing',
      'gallery: Thing',
      'products: Thing',
      'settings: og_image',
      'sponsors: Thing',
    ]);
  });

  it.each(['0', '-1', '99999999999', 'x', '1e3'])('is not found by the id %s', async (id) => {
    expect((await server.admin(`/media/${id}`)).status).toBe(404);
  });
});
