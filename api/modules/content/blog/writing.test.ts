import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { pragueToday } from '../../../contract/dates.ts';
import type { BlogImage, BlogPost, BlogPostRecord, SlugCheck } from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { testPicture } from '../../../testing/pictures.ts';
import { createPost, postOf } from '../../../testing/testPost.ts';

interface Failed {
  message: string;
  errors?: Record<string, string>;
}

describeEachDatabase('writing the blog', (open) => {
  let api: Harness;

  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  it('makes a post of a form, with what is missing filled in', async () => {
    const form = new FormData();
    form.set('image', await testPicture(), 'cover.png');
    form.set('translations', JSON.stringify(postOf('form').translations));
    form.set('tags', 'drift, Season, drift');
    form.set('is_active', 'true');
    const { status, body, headers } = await api.admin<BlogPostRecord>('/blog', { form });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/api/blog/${body.id}`);
    expect(body).toMatchObject({
      slugs: { en: 'form-en', cs: 'form-cs' },
      category: 'uncategorized',
      tags: 'drift, Season',
      author_name: 'boss',
      published_date: pragueToday(new Date()),
      is_active: true,
      version: 1,
    });
    expect(body.image_info).toMatchObject({ width: 400, height: 300 });
  });

  it('appears under the name that it is given, else under its maker’s, which no write stores', async () => {
    const named = await createPost(api, 'named', { author_name: ' Marek Havran ' });
    expect(named.author_name).toBe('Marek Havran');
    const path = `/blog/${named.id}`;
    const write = (body: object) => api.admin<BlogPostRecord>(path, { method: 'PUT', body });
    const { body: kept } = await write({ display_order: 3 });
    expect(kept.author_name).toBe('Marek Havran');
    const { body: cleared } = await write({ author_name: '' });
    expect(cleared.author_name).toBe('boss');
    await write(cleared);
    const stored = () => api.knex('blog_posts').where({ id: named.id }).first('author_name');
    expect(await stored()).toEqual({ author_name: '' });
    expect((await api.send<BlogPost>('/blog/named-en')).body.author_name).toBe('boss');
  });

  it('was updated on the day it appeared, until it is changed', async () => {
    const made = await createPost(api, 'dated', { published_date: '2020-02-02' });
    expect(made.updated_date).toBe('2020-02-02');
    const path = `/blog/${made.id}`;
    const { body } = await api.admin<BlogPostRecord>(path, {
      method: 'PUT',
      body: { display_order: 1 },
    });
    expect(body.updated_date).toBe(pragueToday(new Date()));
  });

  it.each([
    ['en', 'URL slug is required for both languages', 'Title is required in both languages'],
    ['cs', 'URL slug je povinný pro oba jazyky', 'Název je povinný v obou jazycích'],
  ] as const)('says in %s what a post lacks, slugs first', async (language, slug, title) => {
    const { status, body } = await api.admin<Failed>('/blog', {
      body: { translations: { en: { slug: 'a' }, cs: { title: 'B' } } },
      language,
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: slug,
      errors: { 'translations.cs.slug': slug, 'translations.en.title': title },
    });
  });

  it('tells a taken slug at its own language, after the rules of the form', async () => {
    await createPost(api, 'taken');
    const { translations } = postOf('other');
    const body = {
      translations: { ...translations, cs: { ...translations.cs, slug: 'taken-cs' } },
    };
    const { status, body: failed } = await api.admin<Failed>('/blog', { body });
    expect(status).toBe(409);
    expect(failed).toEqual({
      message: 'This slug is already taken.',
      errors: { 'translations.cs.slug': 'This slug is already taken.' },
    });
    const across = {
      translations: { ...translations, cs: { ...translations.cs, slug: 'taken-en' } },
    };
    expect((await api.admin('/blog', { body: across })).status).toBe(201);
  });

  it('takes one of two posts that want the same slug at once', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => api.admin('/blog', { body: postOf('race') })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('checks slugs', async () => {
    await createPost(api, 'checked');
    const isUnique = async (slug: string, language: string) =>
      (await api.admin<SlugCheck>(`/blog/check-slug?slug=${slug}&language=${language}`)).body
        .isUnique;
    expect(await isUnique('checked-en', 'en')).toBe(false);
    expect(await isUnique('checked-en', 'cs')).toBe(true);
    expect(await isUnique('images', 'en')).toBe(false);
    expect(await isUnique('2026', 'en')).toBe(false);
    expect((await api.send('/blog/check-slug?slug=a')).status).toBe(401);
  });

  it('merges a partial write and keeps author and day', async () => {
    const post = await createPost(api, 'merged', { tags: 'a, b', published_date: '2025-03-04' });
    const { status, body } = await api.admin<BlogPostRecord>(`/blog/${post.id}`, {
      method: 'PUT',
      body: { is_active: 'false', translations: { cs: { summary: 'Nový souhrn' } } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_active: false, tags: 'a, b', author_name: 'boss', version: 2 });
    expect(body.published_date).toBe('2025-03-04');
    expect(body.translations.cs).toMatchObject({ title: 'merged česky', summary: 'Nový souhrn' });
    expect(body.translations.en).toEqual(post.translations.en);
    const same = await api.admin<BlogPostRecord>(`/blog/${post.id}`, { method: 'PUT', body });
    expect(same.body).toMatchObject({ tags: 'a, b', translations: body.translations });
  });

  it('tells the second of two writers, with the record as it is now', async () => {
    const { id, version } = await createPost(api, 'raced');
    const write = (category: string) =>
      api.admin<Failed & { record: BlogPostRecord }>(`/blog/${id}`, {
        method: 'PATCH',
        body: { category, version },
      });
    expect((await write('first')).status).toBe(200);
    const second = await write('second');
    expect(second.status).toBe(409);
    expect(second.body.record).toMatchObject({ category: 'first', version: 2 });
  });

  it('stores clean content whose pictures are uploads, and lists them', async () => {
    const picture = Buffer.from(await (await testPicture()).arrayBuffer()).toString('base64');
    const { translations } = postOf('pictures');
    const content = `Hi&nbsp;there<script>x()</script><img src="data:image/png;base64,${picture}" onerror="y()" alt="Car">`;
    const { status, body } = await api.admin<BlogPostRecord>('/blog', {
      body: { translations: { ...translations, en: { ...translations.en, content } } },
    });
    expect(status).toBe(201);
    const stored = body.translations.en.content;
    expect(stored).toMatch(
      /^<p>Hi there<img src="\/uploads\/[\w-]+\/400\.webp" alt="Car" \/><\/p>$/,
    );
    const [, path = ''] = /src="([^"]+)"/.exec(stored) ?? [];
    const { body: images } = await api.admin<BlogImage[]>(`/blog/${body.id}/images`);
    expect(images).toEqual([{ name: expect.stringContaining('400.webp'), path }]);
    const shown = await api.send<BlogPost>('/blog/pictures-en');
    expect(shown.body.content).toContain(
      `src="${path}" alt="Car" width="400" height="300" srcset="`,
    );
    await api.admin(`/blog/${body.id}`, {
      method: 'PATCH',
      body: { translations: { en: { content: '' } } },
    });
    expect((await api.admin(`/blog/${body.id}/images`)).body).toEqual([]);
  });

  it.each([
    ['an unknown upload', '/uploads/nothing/1.webp', 422],
    ['a private address', 'http://127.0.0.1:1/a.png', 422],
    ['data that are no picture', 'data:image/png;base64,aGVsbG8=', 415],
  ])('refuses %s in the content, at its field', async (_what, src, expected) => {
    const { translations } = postOf('refused');
    const cs = { ...translations.cs, content: `<p><img src="${src}"></p>` };
    const { status, body } = await api.admin<Failed>('/blog', {
      body: { translations: { ...translations, cs } },
    });
    expect(status).toBe(expected);
    expect(Object.keys(body.errors ?? {})).toEqual(['translations.cs.content']);
  });

  it('takes images for articles, icons too, and nothing else', async () => {
    const upload = async (file?: Blob) => {
      const form = new FormData();
      if (file) form.set('image', file, 'a.png');
      else form.set('nothing', '1');
      return api.admin<{ image_path: string }>('/blog/images', { form });
    };
    const picture = await upload(await testPicture({ format: 'gif' }));
    expect(picture.status).toBe(201);
    expect(picture.body).toMatchObject({ image_info: { width: 400 } });
    const icon = await upload(new Blob([Uint8Array.from([0, 0, 1, 0, 1, 0, 16, 16])]));
    expect(icon.body.image_path).toMatch(/^\/uploads\/.*\.ico$/);
    expect((await upload(new Blob(['text']))).status).toBe(415);
    expect((await upload()).status).toBe(422);
    const form = new FormData();
    form.set('image', await testPicture(), 'a.png');
    expect((await api.send('/blog/images', { form })).status).toBe(401);
  });

  it('deletes once, with everything that belongs to it', async () => {
    const { id } = await createPost(api, 'gone', { tags: 'gone-tag' });
    const first = await api.admin<BlogPostRecord>(`/blog/${id}`, { method: 'DELETE' });
    expect([first.status, first.body.slugs.en]).toEqual([200, 'gone-en']);
    const second = await api.admin<Failed>(`/blog/${id}`, { method: 'DELETE' });
    expect([second.status, second.body.message]).toEqual([404, 'Blog post not found']);
    expect(await api.knex('blog_post_tags').where({ tag: 'gone-tag' })).toEqual([]);
  });

  it('lets visitors write nothing', async () => {
    for (const [method, path] of [
      ['POST', '/blog'],
      ['PUT', '/blog/1'],
      ['PATCH', '/blog/1'],
      ['DELETE', '/blog/1'],
    ] as const) {
      const body = method === 'DELETE' ? undefined : {};
      expect((await api.send(path, { method, body })).status).toBe(401);
    }
  });
});
