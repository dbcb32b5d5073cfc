import { describe, expect, it } from 'vitest';
import { isReservedSlug } from '../../api/contract/reservedSlugs.ts';
import { render } from '../app/render.tsx';
import { routes } from '../app/routes.ts';

const VIDEO = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const embed = `<figure data-embed="${VIDEO}"><a href="${LINK}" rel="noopener">Lap &amp; crash</a></figure>`;
const press = {
  id: 3,
  placement: 'footer',
  translations: {
    en: { slug: 'press', title: 'Press', summary: '', content: `<p>For <b>print</b>.</p>${embed}` },
    cs: { slug: 'pro-media', title: 'Pro média', summary: 'K tisku.', content: '<p>Česky.</p>' },
  },
};
const ANSWERS: Record<string, unknown> = {
  '/api/settings': [],
  '/api/home-sections': [],
  '/api/page-links': [{ slug: 'press', title: 'Press kit', placement: 'footer' }],
  '/api/pages/press': press,
  '/api/pages/pro-media': press,
};
const page = (path: string, locale: 'cs' | 'en' = 'en') =>
  render(
    {
      url: new URL(path, 'https://rysi.example'),
      locale,
      fetch: async (input) => {
        const answer = ANSWERS[String(input)];
        return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 404 });
      },
    },
    {},
  );

describe('a page of the team’s own', () => {
  it('is there whole in the language asked, for search engines too, and linked from the footer', async () => {
    const { status, html, cacheable } = await page('/press');
    expect([status, cacheable]).toEqual([200, true]);
    expect(html).toContain('<p>For <b>print</b>.</p>');
    expect(html).toContain('<link rel="canonical" href="https://rysi.example/press"/>');
    expect(html).toContain('hrefLang="cs" href="https://rysi.example/pro-media?lang=cs"');
    expect(html).toContain('name="description" content="For print. Lap &amp; crash"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toMatch(/<footer.*href="\/press">Press kit</s);
    // The other language's text stays on the server.
    expect(html).not.toContain('Česky.');
    expect((await page('/pro-media', 'cs')).html).toContain('<p>K\u00a0tisku.</p>');
  });

  it('is described to search engines by its text, not by the text’s HTML', async () => {
    const { en, cs } = press.translations;
    const content = '<p>Tyres &lt; 20 mm &amp; &quot;slicks&quot;</p><p>On <b>tar</b>mac</p>';
    const slug = 'tyres';
    ANSWERS['/api/pages/tyres'] = { ...press, translations: { en: { ...en, slug, content }, cs } };
    const { html } = await page('/tyres');
    expect(html).toContain(
      'name="description" content="Tyres &lt; 20 mm &amp; &quot;slicks&quot; On tarmac"',
    );
  });

  it.each([
    ['/pro-media?lang=en', 'en', '/press?lang=en'],
    ['/press', 'cs', '/pro-media'],
    ['/PRESS/', 'en', '/press'],
  ] as const)('asked for as %s in %s moves for good to %s', async (path, locale, location) => {
    expect(await page(path, locale)).toMatchObject({ status: 301, location });
  });

  it.each(['/gone', '/GONE', '/404', '/wp-login.php'])('is not at %s', async (path) => {
    const { status, html, cacheable } = await page(path);
    expect([status, cacheable]).toEqual([404, false]);
    expect(html).toContain('Page not found');
  });

  it('can’t take an address of the site', () => {
    const first = routes.map(({ path }) => path.split('/')[1] ?? '').filter((part) => part !== '');
    const fixed = first.filter((part) => !part.startsWith(':') && part !== '*');
    expect(fixed.length).toBeGreaterThan(10);
    expect(fixed.filter((part) => !isReservedSlug(part))).toEqual([]);
  });
});

describe('a video within a text', () => {
  it('is a link without scripts, and nothing of it is loaded with the page', async () => {
    const { html } = await page('/press');
    const [shown = ''] = html.split('<script id="page-state"');
    expect(shown).toContain(`<a href="${LINK}" target="_blank" rel="noopener">Lap &amp; crash`);
    expect(shown).toContain('Video on YouTube');
    expect(shown).not.toContain('<iframe');
    expect(shown).not.toContain(VIDEO);
  });
});
