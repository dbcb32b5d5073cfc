import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '../../../../db/testing/databases.ts';
import type {
  BlogAdminPage,
  BlogListItem,
  BlogPage,
  BlogPost,
  BlogPostRecord,
} from '../../../contract/types.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { createPost } from '../../../testing/testPost.ts';

const COUNT = 12;
const day = (index: number) => `2026-01-${String(index).padStart(2, '0')}`;

describeOnSqlite('reading the blog', (open) => {
  let api: Harness;
  let draft: BlogPostRecord;

  beforeAll(async () => {
    api = await createHarness(open);
    for (let index = 1; index <= COUNT; index += 1) {
      await createPost(api, `post${index}`, {
        published_date: day(index),
        category: index % 3 === 0 ? 'Races' : 'Team',
        tags: index % 2 === 0 ? 'even, all' : 'all',
      });
    }
    draft = await createPost(api, 'draft', {
      is_active: false,
      published_date: day(20),
      category: 'Secret',
      tags: 'secret',
    });
  });
  afterAll(() => api.close());

  const page = async (query = '') => (await api.send<BlogPage>(`/blog${query}`)).body;
  const slugs = ({ posts }: BlogPage) => posts.map(({ slug }) => slug);

  it('answers pages of published posts, newest first, in the language asked', async () => {
    const first = await page('?page=1&limit=9');
    expect(first.pagination).toEqual({ page: 1, limit: 9, total: COUNT, totalPages: 2 });
    expect(slugs(first).slice(0, 2)).toEqual(['post12-en', 'post11-en']);
    expect(slugs(await page('?page=2&limit=9'))).toEqual(['post3-en', 'post2-en', 'post1-en']);
    const { body } = await api.send<BlogPage>('/blog?limit=1', { language: 'cs' });
    expect(body.posts[0]).toMatchObject({
      slug: 'post12-cs',
      slugs: { en: 'post12-en', cs: 'post12-cs' },
      title: 'post12 česky',
      summary: 'post12 cs',
      category: 'Races',
      tags: ['even', 'all'],
      author_name: 'boss',
    });
    expect(body.posts[0]).not.toHaveProperty('content');
  });

  it('is whole without parameters and clamps those it is given', async () => {
    expect((await page()).posts).toHaveLength(COUNT);
    expect((await page('?page=99&limit=5')).pagination).toMatchObject({ page: 3, limit: 5 });
    expect((await page('?page=-1&limit=0')).pagination).toMatchObject({ page: 1, limit: 1 });
    expect((await page('?page=x&limit=y')).pagination).toMatchObject({ page: 1, limit: 9 });
    expect((await page('?limit=1e9')).pagination.limit).toBe(1_000);
  });

  it('is narrowed by category and tag', async () => {
    expect(slugs(await page('?category=Races&limit=3'))).toEqual([
      'post12-en',
      'post9-en',
      'post6-en',
    ]);
    expect(slugs(await page('?category=Races&tag=even'))).toEqual(['post12-en', 'post6-en']);
    expect((await page('?category=Secret')).pagination.total).toBe(0);
  });

  it('shows drafts to an administrator who says admin=true, and to no one else', async () => {
    const { body } = await api.admin<BlogAdminPage>('/blog?limit=50&admin=true');
    expect(body.posts).toHaveLength(COUNT + 1);
    expect(body.posts[0]).toMatchObject({
      slug: 'draft-en',
      is_active: false,
      content: '<p>draft</p>',
    });
    expect((await page('?limit=50&admin=true')).posts).toHaveLength(COUNT);
    for (const path of [`/blog/${draft.id}`, '/blog/draft-en', `/blog/${draft.id}/images`]) {
      expect((await api.send(path)).status).toBe(404);
    }
    expect((await api.send(`/blog/id/${draft.id}`)).status).toBe(401);
    expect((await api.admin('/blog/draft-en')).status).toBe(200);
  });

  it('answers to the slug of the language asked and to the id, not to the other slug', async () => {
    const { body: bySlug } = await api.send<BlogPost>('/blog/post3-cs', { language: 'cs' });
    expect(bySlug).toMatchObject({ title: 'post3 česky', content: '<p>post3 cs</p>' });
    const { body: byId } = await api.send<BlogPost>(`/blog/${bySlug.id}`, { language: 'cs' });
    expect(byId).toEqual(bySlug);
    const other = await api.send<{ message: string }>('/blog/post3-cs');
    expect([other.status, other.body.message]).toEqual([404, 'Blog post not found']);
  });

  it('answers records with both languages to administrators', async () => {
    const { body } = await api.admin<BlogPostRecord>(`/blog/id/${draft.id}`);
    expect(body).toEqual(draft);
    for (const slug of ['draft-en', 'draft-cs']) {
      expect((await api.admin(`/blog/id/${slug}`)).body).toEqual(draft);
    }
    expect((await api.admin('/blog/id/no-such')).status).toBe(404);
    const asked = await api.admin<BlogPostRecord>(`/blog/${draft.id}`);
    expect(asked.body).toMatchObject({ ...draft, title: 'draft in English' });
  });

  it('speaks both list conventions', async () => {
    const range = encodeURIComponent('[0,4]');
    const sort = encodeURIComponent('["title","ASC"]');
    const admin = await api.admin<BlogPostRecord[]>(`/blog?filter={}&range=${range}&sort=${sort}`);
    expect(admin.headers.get('content-range')).toBe(`blog 0-4/${COUNT + 1}`);
    expect(admin.body[0]).toMatchObject({ id: draft.id, translations: draft.translations });
    const visitor = await api.send<BlogListItem[]>(
      '/blog?_start=0&_end=2&_sort=published_date&_order=ASC',
    );
    expect(visitor.headers.get('x-total-count')).toBe(String(COUNT));
    expect(visitor.body.map(({ slug }) => slug)).toEqual(['post1-en', 'post2-en']);
    expect((await api.send<BlogListItem[]>('/blog?slug=post5-en')).body).toHaveLength(1);
    expect((await api.send<BlogListItem[]>('/blog?q=POST7%20ces')).body).toHaveLength(1);
    expect((await api.send('/blog?slug=draft-en')).body).toEqual([]);
    expect((await api.send('/blog?is_active=false')).body).toEqual([]);
    expect((await api.send('/blog?range=x')).status).toBe(400);
  });

  it('counts the categories and tags of published posts', async () => {
    expect((await api.send('/blog/categories/list')).body).toEqual([
      { category: 'Team', post_count: 8 },
      { category: 'Races', post_count: 4 },
    ]);
    expect((await api.send('/blog/tags/list')).body).toEqual([
      { name: 'all', count: COUNT },
      { name: 'even', count: 6 },
    ]);
  });

  it('counts the categories of drafts, too, for administrators who ask', async () => {
    const path = '/blog/categories/list?admin=true';
    const secret = { category: 'Secret', post_count: 1 };
    expect((await api.admin(path)).body).toContainEqual(secret);
    expect((await api.send(path)).body).not.toContainEqual(secret);
    expect((await api.admin('/blog/categories/list')).body).not.toContainEqual(secret);
  });

  it('reads a list in a constant number of queries', async () => {
    const queries = async (limit: number) => {
      let count = 0;
      const heard = () => {
        count += 1;
      };
      api.knex.on('query', heard);
      await api.send(`/blog?limit=${limit}&tag=all&_=x`);
      api.knex.removeListener('query', heard);
      return count;
    };
    const few = await queries(2);
    expect(few).toBeGreaterThan(0);
    expect(await queries(11)).toBe(few);
  });

  it('keeps what editors read from visitors, at addresses that fit another route, too', async () => {
    for (const path of ['check-slug', `id/${draft.id}`, 'id/images']) {
      expect((await api.send(`/blog/${path}`)).status).toBe(401);
    }
  });

  it('shows a change at once to readers who were answered from memory', async () => {
    const before = await page('?limit=2');
    const [newest] = before.posts;
    await api.admin(`/blog/${newest?.id}`, { method: 'PATCH', body: { is_active: false } });
    expect(slugs(await page('?limit=2'))).toEqual(['post11-en', 'post10-en']);
    await api.admin(`/blog/${newest?.id}`, { method: 'PATCH', body: { is_active: true } });
    expect(slugs(await page('?limit=2'))).toEqual(slugs(before));
  });
});
