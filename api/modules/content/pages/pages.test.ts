import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type { Overview, Page, PageLink, PreviewLink } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testPicture } from '../../../testing/pictures.ts';

interface Failed {
  message: string;
  errors?: Record<string, string>;
}

const pageOf = (name: string, fields: object = {}, content = `<p>${name}</p>`) => ({
  translations: {
    en: { slug: `${name}-en`, title: `${name} in English`, summary: '', content },
    cs: { slug: `${name}-cs`, title: `${name} česky`, summary: '', content },
  },
  ...fields,
});

describeOnSqlite('pages of the team’s own', (open) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  const write = <T = Page>(body: object, language: 'en' | 'cs' = 'en') =>
    api.admin<T>('/pages', { body, language });
  const links = async (language: 'en' | 'cs' = 'en') =>
    (await api.send<PageLink[]>('/page-links', { language })).body;

  it('are found by id and by the slug of either language, the asked one first', async () => {
    const { status, body } = await write(pageOf('crew'));
    expect([status, body.placement, body.publish_at]).toEqual([201, 'none', null]);
    const crossed = pageOf('cross');
    crossed.translations.en.slug = 'crew-cs';
    const { body: other } = await write(crossed);
    const idAt = async (key: string | number, language: 'en' | 'cs') =>
      (await api.send<Page>(`/pages/${key}`, { language })).body.id;
    expect(await idAt(body.id, 'en')).toBe(body.id);
    expect(await idAt('crew-en', 'cs')).toBe(body.id);
    expect(await idAt('crew-cs', 'cs')).toBe(body.id);
    expect(await idAt('crew-cs', 'en')).toBe(other.id);
    expect((await api.send('/pages/nobody')).status).toBe(404);
  });

  it.each([
    ['en', 'blog', 'This slug is reserved. Please choose another one.'],
    ['cs', 'order', 'Tento slug je vyhrazený. Zvolte prosím jiný.'],
    [
      'en',
      '2026',
      'A slug may contain lower-case letters, digits and hyphens, and must not be digits alone.',
    ],
    ['cs', '', 'URL slug je povinný pro oba jazyky'],
  ] as const)('refuse in %s the slug “%s” at its field', async (language, slug, message) => {
    const page = pageOf('refused');
    page.translations.cs.slug = slug;
    const { status, body } = await write<Failed>(page, language);
    expect([status, body.message]).toEqual([422, message]);
    expect(body.errors).toEqual({ 'translations.cs.slug': message });
  });

  it('refuse a slug that another page has in that language, not in the other one', async () => {
    const { body: first } = await write(pageOf('track'));
    const taken = pageOf('other');
    taken.translations.cs.slug = 'track-cs';
    const { status, body } = await write<Failed>(taken, 'cs');
    expect([status, body.errors]).toEqual([
      409,
      { 'translations.cs.slug': 'Tento slug už je obsazený.' },
    ]);
    taken.translations.cs.slug = 'track-en';
    expect((await write(taken)).status).toBe(201);
    const again = await api.admin(`/pages/${first.id}`, { method: 'PUT', body: pageOf('track') });
    expect(again.status).toBe(200);
  });

  it('are linked in their order and language, hidden ones and those without a place not', async () => {
    await write(pageOf('second', { placement: 'footer', display_order: 2 }));
    const { body: first } = await write(pageOf('first', { placement: 'navigation' }));
    await write(pageOf('hidden', { placement: 'footer', is_active: false }));
    await write(pageOf('later', { placement: 'footer', publish_at: '2999-01-01T10:00' }));
    await write(pageOf('over', { placement: 'footer', unpublish_at: '2001-01-01T10:00' }));
    expect(await links('cs')).toEqual([
      { slug: 'first-cs', title: 'first česky', placement: 'navigation' },
      { slug: 'second-cs', title: 'second česky', placement: 'footer' },
    ]);
    expect((await api.send('/pages/later-en')).status).toBe(404);
    expect((await api.admin('/pages/later-en')).status).toBe(200);
    await api.admin(`/pages/${first.id}`, { method: 'PATCH', body: { is_active: false } });
    expect((await links()).map(({ slug }) => slug)).toEqual(['second-en']);
    const asked = { resource: 'pages', id: first.id, language: 'en' };
    const { body: link } = await api.admin<PreviewLink>('/previews', { body: asked });
    expect(link.url).toMatch(/^\/first-en\?preview=/);
    const preview = new URL(link.url, api.url).searchParams.get('preview') ?? '';
    const shown = await fetch(`${api.url}/api/page-links`, { headers: { 'x-preview': preview } });
    expect(await shown.json()).toHaveLength(2);
  });

  it('keep pictures, which visitors get with their size, and know where they are used', async () => {
    const form = new FormData();
    form.set('image', await testPicture(), 'x.png');
    const { body: image } = await api.admin<{ image_path: string }>('/blog/images', { form });
    const html = `<p>See <img src="${image.image_path}" alt="Us" /></p>`;
    const { body } = await write(pageOf('pictured', {}, html));
    expect(body.translations.cs.content).toBe(html);
    const { body: seen } = await api.send<Page>('/pages/pictured-en');
    expect(seen.translations.en.content).toContain('width="400" height="300"');
    const own = await api.knex('page_images').where({ page_id: body.id }).pluck('path');
    expect(own).toEqual([image.image_path]);
    const { body: overview } = await api.admin<Overview>('/overview');
    expect(overview.gaps.records.filter(({ resource }) => resource === 'pages')).toEqual([]);
  });

  it('keep of a video its address alone, and find the words of its text', async () => {
    const frame = '<p><iframe src="https://youtu.be/dQw4w9WgXcQ" title="Lap"></iframe></p>';
    const { body } = await write(pageOf('filmed', {}, `<p>Ždár</p>${frame}`));
    expect(body.translations.en.content).toBe(
      '<p>Ždár</p><figure data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">Lap</a></figure>',
    );
    const found = await api.send<Page[]>('/pages?q=zdar');
    expect(found.body.map(({ id }) => id)).toEqual([body.id]);
  });
});
