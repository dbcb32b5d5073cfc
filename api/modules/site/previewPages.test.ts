import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { render } from '../../../storefront/entry-server.tsx';
import type { BlogPostRecord, PreviewLink, TeamMember } from '../../contract/types.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { testPicture } from '../../testing/pictures.ts';
import { createPost } from '../../testing/testPost.ts';
import { orderOf, stockShop } from '../../testing/testShop.ts';
import { storefront } from './storefront.ts';

const THEIRS = 'CZ5508000000001234567899';
const HOUR = 60 * 60_000;

// The browser build's own, which there is none of in a test.
vi.mock('virtual:client-manifest', () => ({
  default: { 'entry-client.tsx': { file: 'assets/entry.js', css: ['assets/style.css'] } },
  sheet: [],
}));

describeOnSqlite('pages with a signed preview', (open) => {
  let server: Harness;
  let draft: BlogPostRecord;
  let rendered: string[];

  beforeAll(async () => {
    rendered = [];
    server = await createHarness(open, {}, undefined, (parts) => [
      storefront({
        publicUrl: 'https://rysi.example',
        czechHosts: [],
        load: async () => ({
          render: (input) => {
            rendered.push(input.url.pathname);
            return render(input);
          },
        }),
        ...parts,
      }),
    ]);
    draft = await createPost(server, 'draft', { is_active: false });
    await createPost(server, 'other', { is_active: false });
    for (const name of ['Nobody', 'Somebody']) {
      const form = new FormData();
      form.set('image', await testPicture(), 'face.png');
      form.set('is_active', 'false');
      const texts = { name, position: 'Driver', description: '' };
      form.set('translations', JSON.stringify({ en: texts, cs: texts }));
      expect((await server.admin('/team-members', { form })).status).toBe(201);
    }
  });
  afterAll(() => server.close());

  const link = async (resource: string, id: number, language = 'en') => {
    const body = { resource, id, language };
    return (await server.admin<PreviewLink>('/previews', { body })).body.url;
  };
  const page = async (path: string) => {
    const response = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    const html = await response.text();
    // What is shown, without the state that the browser takes over.
    const [shown = ''] = html.split('<script id="page-state"');
    return { status: response.status, headers: response.headers, html, shown };
  };

  it('show the draft with a banner in the page’s language', async () => {
    const czech = await page(await link('blog', draft.id, 'cs'));
    expect(czech.status).toBe(200);
    expect(czech.shown).toContain('draft česky');
    expect(czech.html).toContain('Náhled – není veřejné');
    const english = await page(await link('blog', draft.id));
    expect(english.shown).toContain('draft in English');
    expect(english.html).toContain('Preview – not public');
  });

  it('hand the token to the browser, so that it goes on seeing the draft', async () => {
    const url = await link('blog', draft.id);
    const token = new URL(url, server.url).searchParams.get('preview');
    expect((await page(url)).html).toContain(`"preview":"${token}"`);
  });

  it('are never cached and not indexed', async () => {
    const url = await link('blog', draft.id);
    rendered.length = 0;
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await page(url);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('etag')).toBeNull();
    }
    expect(rendered).toHaveLength(2);
    expect((await page('/blog/draft-en')).status).toBe(404);
    expect((await page('/blog/draft-en?lang=en')).status).toBe(404);
  });

  it('are no other hidden record’s pages', async () => {
    const url = await link('blog', draft.id);
    const other = await page(url.replace('draft-en', 'other-en'));
    expect(other.status).toBe(404);
    expect(other.html).not.toContain('other in English');
  });

  it('show a hidden member in the section, and no other hidden one', async () => {
    const { body } = await server.admin<TeamMember[]>('/team-members');
    const nobody = body.find(({ translations }) => translations.en.name === 'Nobody');
    const public1 = await page('/');
    expect(public1.html).not.toContain('Nobody');
    const previewed = await page((await link('team-members', nobody?.id ?? 0)).split('#')[0] ?? '');
    expect(previewed.shown).toContain('Nobody');
    expect(previewed.html).not.toContain('Somebody');
    const public2 = await page('/');
    expect(public2.html).not.toContain('Nobody');
  });

  it('are what any visitor sees once the token is not valid, and still never cached', async () => {
    const { status, headers, html } = await page('/blog/draft-en?preview=nonsense&lang=en');
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(html).not.toContain('Preview – not public');
    rendered.length = 0;
    for (let time = 0; time < 2; time += 1) {
      const home = await page('/shop?preview=nonsense');
      expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
    expect(rendered).toEqual(['/shop', '/shop']);
  });

  it('may be framed by the site’s own pages, unlike any other page', async () => {
    const framed = (headers: Headers) => [
      /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0],
      headers.get('x-frame-options'),
    ];
    const { headers } = await page(await link('blog', draft.id));
    expect(framed(headers)).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
    for (const path of ['/', '/?preview=nonsense']) {
      expect(framed((await page(path)).headers)).toEqual(["frame-ancestors 'none'", 'DENY']);
    }
  });

  it('show settings before they are published', async () => {
    const texts = { label: '', setting_value: 'Dvojka Racing' };
    const name = { setting_key: 'site.name', translations: { en: texts, cs: texts } };
    const { body } = await server.admin<PreviewLink>('/previews/settings', {
      body: { settings: [name, { setting_key: 'home_sections', value: 'events hidden' }] },
    });
    for (const path of ['/', '/shop']) {
      const previewed = await page(body.url.replace('/?', `${path}?`));
      expect(previewed.shown).toContain('Dvojka Racing');
      expect(previewed.headers.get('cache-control')).toBe('no-store');
      expect((await page(path)).html).not.toContain('Dvojka Racing');
    }
    expect((await page(body.url)).shown).not.toContain('id="events"');
    expect((await page('/')).shown).toContain('id="events"');
  });

  it('never include those to order, pay or withdraw, in anyone’s draft', async () => {
    const texts = { label: '', setting_value: 'Trojka Racing' };
    const settings = [
      { setting_key: 'site.name', translations: { en: texts, cs: texts } },
      { setting_key: 'bank_iban', value: THEIRS },
      { setting_key: 'seller_name', value: 'Somebody Else' },
    ];
    const body = { settings };
    const { body: made } = await server.admin<PreviewLink>('/previews/settings', { body });
    const query = made.url.slice(made.url.indexOf('?'));
    const order = orderOf(await stockShop(server.knex));
    const { link: secret } = (await server.send<{ link: string }>('/orders', { body: order })).body;
    expect((await page(`/${query}`)).html).toContain('Trojka Racing');
    for (const path of [`/order/${secret}`, '/checkout', '/order-links', '/withdrawal']) {
      const { status, html, headers } = await page(path + query);
      expect([path, status]).toEqual([path, 200]);
      for (const foreign of ['Trojka Racing', THEIRS, 'Somebody Else', '"preview":']) {
        expect(html).not.toContain(foreign);
      }
      expect(html).not.toContain('Preview – not public');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    for (const path of ['/', '/cart', '/shop']) {
      const { html } = await page(path + query);
      expect(html).not.toContain(THEIRS);
      expect(html).not.toContain('Somebody Else');
    }
  });

  it.each([
    ['en', 'This preview has ended', 'Show the public page'],
    ['cs', 'Tento náhled skončil', 'Zobrazit veřejnou stránku'],
  ])('say in %s that they ended with their maker’s right', async (language, title, toPublic) => {
    const token = await server.tokenOf('editor');
    const body = { resource: 'blog', id: draft.id, language };
    const { url } = (await server.send<PreviewLink>('/previews', { body, token })).body;
    const drafted = await server.send<PreviewLink>('/previews/settings', {
      body: { settings: [] },
      token,
    });
    const home = `${drafted.body.url}&lang=${language}`;
    for (const address of [url, home]) expect((await page(address)).status).toBe(200);
    const editor = () => server.knex('users').where({ email: 'editor@example.com' });
    await editor().update({ role: 'manager' });
    const { status } = await page(home);
    await editor().update({ disabled_at: new Date().toISOString() });
    const { status: statusOfPost, html, shown, headers } = await page(url);
    await editor().update({ role: 'editor', disabled_at: null });
    expect([status, statusOfPost]).toEqual([404, 404]);
    for (const text of [title, toPublic]) expect(shown).toContain(text);
    expect(shown).toContain(`href="/blog/draft-${language}?lang=${language}"`);
    expect(html).not.toContain(language === 'en' ? 'draft in English' : 'draft česky');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect((await page(url)).status).toBe(200);
  });

  it('end after an hour', async () => {
    const url = await link('blog', draft.id);
    server.advance(HOUR + 1_000);
    const ended = await page(url);
    expect([ended.status, ended.shown.includes('This preview has ended')]).toEqual([404, true]);
    server.advance(-HOUR - 1_000);
  });
});
