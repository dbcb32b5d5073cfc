import { describe, expect, it } from 'vitest';
import { render } from '../app/render.tsx';

const post = {
  id: 7,
  slug: 'fog',
  slugs: { en: 'fog', cs: 'mlha' },
  title: 'Fog',
  summary: 'Nothing to see.',
  content: '<p>Nothing to <strong>see</strong>.</p>',
  image_path: '/uploads/a/2000.webp',
  image_info: null,
  published_date: '2026-11-17',
  updated_date: '2026-11-17',
  author_name: null,
  category: 'Tech',
  tags: ['tyres'],
};
const other = { ...post, id: 8, slug: 'rain', slugs: { en: 'rain', cs: 'dest' }, title: 'Rain' };
const pageOf = (posts: object[], page: number, totalPages: number) => ({
  posts,
  pagination: { page, limit: 9, total: 20, totalPages },
});

const ANSWERS: Record<string, unknown> = {
  'en /api/blog/fog': post,
  'en /api/blog/7': post,
  'en /api/blog?limit=3&category=Tech': pageOf([post, other], 1, 1),
  'en /api/blog?page=2&limit=9&category=Tech': pageOf([other], 2, 3),
  'en /api/blog/categories/list': [{ category: 'Tech', post_count: 2 }],
  'en /api/blog/tags/list': [{ name: 'tyres', count: 2 }],
  'en /api/settings': [],
  'cs /api/settings': [],
  'en /api/home-sections': [],
  'cs /api/home-sections': [],
  'en /api/page-links': [],
};

const page = (path: string, locale: 'cs' | 'en' = 'en', changed: Record<string, unknown> = {}) =>
  render(
    {
      url: new URL(path, 'https://rysi.example'),
      locale,
      fetch: async (input, init) => {
        const asked = `${new Headers(init?.headers).get('accept-language')} ${String(input)}`;
        const answer = { ...ANSWERS, ...changed }[asked];
        if (answer === 'unavailable') return new Response('{}', { status: 500 });
        return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 404 });
      },
    },
    {},
  );

describe('a post', () => {
  it('has the site’s name for a title until it can be read', async () => {
    const { html } = await page('/blog/fog', 'en', { 'en /api/blog/fog': 'unavailable' });
    expect(html).not.toContain('Nothing to see.');
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Our team</title>']);
  });

  it('is there whole, with its author’s stand-in and the related ones without itself', async () => {
    const { status, html, cacheable } = await page('/blog/fog');
    expect([status, cacheable]).toEqual([200, true]);
    expect(html).toContain('<p>Nothing to <strong>see</strong>.</p>');
    expect(html).toContain('<dd>Admin</dd>');
    expect(html).toContain('href="/blog?tag=tyres"');
    expect(html).toContain('href="/blog/rain"');
    expect(html).not.toContain('href="/blog/fog"');
    expect(html).toContain('hrefLang="cs" href="https://rysi.example/blog/mlha?lang=cs"');
    expect(html).toContain('"@type":"BlogPosting"');
  });

  it.each([true, false])('has three related ones, itself among the newest: %s', async (isNew) => {
    const posts = [8, 9, 10, 11].map((id) => {
      const slug = `post-${id}`;
      return { ...other, id, slug, slugs: { en: slug, cs: slug } };
    });
    const [newest, second, ...older] = posts;
    const first = isNew ? [newest, post, second] : posts.slice(0, 3);
    const { html } = await page('/blog/fog', 'en', {
      'en /api/blog?limit=3&category=Tech': pageOf(first.map(Object), 1, 2),
      // A post that was published meanwhile has moved the others on.
      'en /api/blog?page=2&limit=3&category=Tech': isNew
        ? pageOf([second, ...older].map(Object), 2, 2)
        : 'unavailable',
    });
    const shown = [7, 8, 9, 10, 11].filter((id) => html.includes(`href="/blog/post-${id}"`));
    expect(shown).toEqual([8, 9, 10]);
    expect(html).not.toContain('href="/blog/fog"');
  });

  it('names its category and tags as the settings do, under addresses of their keys', async () => {
    const names = { setting_value: 'Tech = Workshop\ntyres = Rubber' };
    const labels = { setting_key: 'blog_labels', translations: { en: names } };
    const { html } = await page('/blog/fog', 'en', { 'en /api/settings': [labels] });
    expect(html).toMatch(/href="\/blog\?category=Tech">Workshop</);
    expect(html).toMatch(/href="\/blog\?tag=tyres">#(<!-- -->)?Rubber</);
    expect(html).toContain('"articleSection":"Workshop"');
    const czech = { setting_value: 'Tech = Otava 600\ntyres = gumy' };
    const { html: inCzech } = await page('/blog/mlha', 'cs', {
      'cs /api/blog/mlha': { ...post, slug: 'mlha' },
      'cs /api/settings': [{ setting_key: 'blog_labels', translations: { cs: czech } }],
    });
    expect(inCzech).toMatch(/href="\/blog\?category=Tech">Otava\s600</);
    expect(inCzech).toMatch(/href="\/blog\?tag=tyres">#(<!-- -->)?gumy</);
  });

  it('tells of its change only when there was one', async () => {
    expect((await page('/blog/fog')).html).not.toContain('<dt>Updated</dt>');
    const updated = { 'en /api/blog/fog': { ...post, updated_date: '2026-11-20' } };
    expect((await page('/blog/fog', 'en', updated)).html).toContain('<dt>Updated</dt>');
    const before = { 'en /api/blog/fog': { ...post, updated_date: '2026-11-01' } };
    const { html } = await page('/blog/fog', 'en', before);
    expect(html).not.toContain('<dt>Updated</dt>');
    expect(html).toContain('"dateModified":"2026-11-17"');
  });

  it.each([
    ['/blog/fog?lang=cs', 'cs', '/blog/mlha?lang=cs'],
    ['/blog/7', 'en', '/blog/fog'],
  ] as const)('asked for by %s in %s moves for good to %s', async (path, locale, location) => {
    expect(await page(path, locale)).toMatchObject({ status: 301, location });
  });

  it('that is not there is a 404 with the way back', async () => {
    const { status, html } = await page('/blog/gone');
    expect(status).toBe(404);
    expect(html).toContain('Post not found');
    expect(html).toContain('href="/blog"');
  });
});

describe('the list of posts', () => {
  it('shows the page of the address, with links to the others in the same category', async () => {
    const { html, cacheable } = await page('/blog?page=2&category=Tech');
    expect(cacheable).toBe(true);
    expect(html).toContain('href="/blog/rain"');
    expect(html).toContain('rel="prev" href="/blog?category=Tech"');
    expect(html).toContain('rel="next" href="/blog?category=Tech&amp;page=3"');
    expect(html).toContain(
      '<link rel="canonical" href="https://rysi.example/blog?category=Tech&amp;page=2"/>',
    );
  });
});
