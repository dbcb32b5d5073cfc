import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it, vi } from 'vitest';
import { arrangedSections } from '../../api/contract/homeSections.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { ownApiAddress } from '../../api/contract/siteReads.ts';
import type { Setting } from '../../api/contract/types.ts';
import { productTexts, testProduct } from '../testing/testProduct.ts';
import { urls } from '../urls.ts';
import { render } from './render.tsx';

const voucher = testProduct({
  id: 1,
  slug: 'drift-taxi-1',
  price: 5000,
  category: 'experience',
  is_featured: true,
  is_bestseller: true,
  image_path: '/uploads/voucher.webp',
  translations: { en: productTexts('Voucher </script>'), cs: productTexts('Poukaz </script>') },
});
const title: Setting = {
  id: 1,
  setting_key: 'hero_title',
  setting_group: 'general',
  value: '',
  value_info: null,
  is_active: true,
  translations: {
    en: { label: '', setting_value: 'Sideways.' },
    cs: { label: '', setting_value: 'Bokem.' },
  },
  version: 1,
};

const own = { label: '', setting_value: 'The Badgers' };
const name: Setting = {
  ...title,
  id: 2,
  setting_key: 'site.name',
  translations: { en: own, cs: own },
};

const posts = (number: number) => ({
  posts: [
    {
      id: number,
      slug: `post-${number}`,
      slugs: { en: `post-${number}`, cs: `clanek-${number}` },
      title: `Post ${number}`,
      summary: '',
      category: 'Tech',
      tags: [],
      published_date: '2026-11-01',
      image_path: '',
    },
  ],
  pagination: { page: number, limit: 9, total: 18, totalPages: 2 },
});

const ANSWERS: Record<string, unknown> = {
  '/api/settings': [title, name],
  '/api/home-sections': arrangedSections(''),
  '/api/page-links': [],
  '/api/blog?limit=5': { posts: [], pagination: { totalPages: 0 } },
  '/api/cars': [],
  '/api/achievement-stats': [],
  '/api/achievements': [],
  '/api/events?type=our': [],
  '/api/gallery?limit=8': [],
  '/api/sponsors': [],
  '/api/team-members': [],
  '/api/products': [voucher],
  '/api/products?featured=true': [voucher],
  '/api/products/drift-taxi-1': voucher,
  '/api/products/1': voucher,
  '/api/cars/7': { id: 7, slug: 'otava-600' },
  '/api/car-photos/7': [],
  '/api/events?type=world': [],
  '/api/blog/categories/list': [],
  '/api/blog/tags/list': [],
  '/api/blog?page=1&limit=9': posts(1),
  '/api/blog?page=2&limit=9': posts(2),
  // A page beyond the last is answered with the last one.
  '/api/blog?page=3&limit=9': posts(2),
  '/api/blog?page=999&limit=9': posts(2),
  '/api/blog?page=1&limit=9&category=none': { posts: [], pagination: { page: 1, totalPages: 1 } },
  '/api/blog?page=1&limit=9&tag=none': { posts: [], pagination: { page: 1, totalPages: 1 } },
};

/** A page as the server answers it, over an API with some paths broken. */
const page = (
  path: string,
  { locale = 'cs' as Locale, linked = false, broken = [] as string[], read = [] as string[] } = {},
) =>
  render(
    {
      url: new URL(path, 'https://rysi.example'),
      locale,
      linked,
      fetch: async (input) => {
        const asked = String(input);
        read.push(asked);
        const status = broken.includes(asked) ? 500 : asked in ANSWERS ? 200 : 404;
        return new Response(JSON.stringify(ANSWERS[asked] ?? { message: 'No' }), { status });
      },
    },
    {
      'start.ts': { file: 'assets/start.js' },
      'entry-client.tsx': { file: 'assets/entry.js', css: ['assets/style.css'] },
    },
  );

it('says why it is the failure page, whatever the API answered', async () => {
  ANSWERS['/api/products/drift-taxi-1'] = { ...voucher, features: null };
  const failed = await page('/product/drift-taxi-1');
  ANSWERS['/api/products/drift-taxi-1'] = voucher;
  expect(failed).toMatchObject({ status: 500, cacheable: false, error: expect.any(TypeError) });
  expect(failed.html).toContain('<title>Neočekávaná chyba aplikace! | ');
  // Visitors can go on from there, also without scripts.
  expect(failed.html).toMatch(/<a [^>]*href="\/product\/drift-taxi-1"[^>]*><span>Načíst znovu/);
  expect(failed.html).toContain('href="/#shop"');
  expect(failed.html).toContain('<footer');
  expect(await page('/product/drift-taxi-1')).toMatchObject({ status: 200 });
});

it('shows a setting’s text in its language, else the common one, else the other language’s', async () => {
  const shown = async (value: string, cs: string) => {
    const translations = { cs: { setting_value: cs }, en: { setting_value: 'English title' } };
    ANSWERS['/api/settings'] = [{ ...title, value, translations }, name];
    const { html } = await page('/');
    ANSWERS['/api/settings'] = [title, name];
    return /<h1[^>]*>([^<]+)/.exec(html)?.[1];
  };
  expect(await shown('Common title', 'Český nadpis')).toBe('Český nadpis');
  expect(await shown('Common title', '')).toBe('Common title');
  expect(await shown('', '')).toBe('English title');
});

describe('a page', () => {
  it.each([
    ['/cart', 'Košík', 'Celkem'],
    ['/checkout', 'Objednávka', 'Vaše objednávka'],
  ])('%s shows its frame before the browser knows the cart', async (path, heading, panel) => {
    const { html } = await page(path);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toContain(`>${panel}</div>`);
    expect(html).not.toContain('Načítám…<');
  });

  it.each(['/', '/shop', '/blog', '/blog?page=2', '/events-calendar', '/product/drift-taxi-1'])(
    '%s asks the API at addresses that shared caches keep',
    async (path) => {
      const read: string[] = [];
      await page(path, { read });
      expect(read).not.toEqual([]);
      expect(read.map(ownApiAddress)).toEqual(read);
    },
  );

  it('is rendered whole in the language asked, with its data for the browser', async () => {
    const { status, html, cacheable } = await page('/');
    expect(status).toBe(200);
    expect(cacheable).toBe(true);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="cs">/);
    expect(html).toMatch(/<h1[^>]*>Bokem\.<\/h1>/);
    expect(html.replaceAll('\u00a0', ' ')).toContain('5 000,00 Kč');
    expect(html).toContain('id="page-state"');
    expect((await page('/', { locale: 'en' })).html).toMatch(/<h1[^>]*>Sideways\.<\/h1>/);
  });

  it('holds no script that runs inline, whatever the content says', async () => {
    const { html } = await page('/product/drift-taxi-1');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(
      ([, attributes]) => attributes ?? '',
    );
    expect(scripts.length).toBeGreaterThan(1);
    for (const attributes of scripts) {
      expect(attributes).toMatch(/ src="\/assets\/| type="application\/(?:ld\+)?json"/);
    }
    expect(html.match(/<\/script>/g)).toHaveLength(scripts.length);
  });

  it.each([
    ['cs', 'cs_CZ', 'en_US'],
    ['en', 'en_US', 'cs_CZ'],
  ] as const)('in %s is %s for those who share it', async (locale, own, other) => {
    const { html } = await page('/shop', { locale });
    expect(html).toContain(`<meta property="og:locale" content="${own}"/>`);
    expect(html).toContain(`<meta property="og:locale:alternate" content="${other}"/>`);
  });

  it('has what the browser loads later in it, too', async () => {
    const { html } = await page('/');
    expect(html).toContain('action="/#contact-answer"');
    expect(html).not.toMatch(/<template|hidden id="S:/);
  });

  it('has in its state no data of lazily hydrated sections, unless one of them is missing', async () => {
    const stateOf = ({ html }: { html: string }) =>
      html.slice(html.indexOf('id="page-state"')).split('</script>')[0];
    const whole = stateOf(await page('/'));
    expect(whole).toContain('"hydratesLazily":true');
    expect(whole).toContain('["/settings",{},"cs"]');
    expect(whole).not.toContain('/products/drift-taxi-1');
    const partial = stateOf(await page('/', { broken: ['/api/cars'] }));
    expect(partial).not.toContain('"hydratesLazily"');
    expect(partial).toContain('["/products/drift-taxi-1",{},"cs"]');
    expect(stateOf(await page('/shop'))).not.toContain('"hydratesLazily"');
  });

  it('names itself and the other language', async () => {
    const { html } = await page('/shop?lang=en&utm_source=x', { locale: 'en' });
    expect(html).toContain('<title>Shop | The Badgers</title>');
    expect(html).toContain('<link rel="canonical" href="https://rysi.example/shop?lang=en"/>');
    expect(html).toContain('hrefLang="cs" href="https://rysi.example/shop?lang=cs"');
    expect(html).toContain('hrefLang="x-default" href="https://rysi.example/shop"');
  });
});

describe('an address that is not spelled as the site spells it', () => {
  it.each([
    ['/shop/', '/shop'],
    ['/SHOP?category=course&x=1', '/shop?category=course'],
    ['/blog//', '/blog'],
    ['/s%68op?lang=cs&utm_source=x', '/shop?lang=cs'],
    ['/Product/DRIFT-taxi-1/', '/product/drift-taxi-1'],
    ['/product/1?lang=en', '/product/drift-taxi-1?lang=en'],
    ['/car/7', '/car/otava-600'],
  ])('%s is sent on to %s', async (asked, right) => {
    const { status, location } = await page(asked);
    expect([status, location]).toEqual([301, right]);
  });

  it.each(['/nowhere/', '/NOWHERE'])('%s is not there all the same', async (path) => {
    expect((await page(path)).status).toBe(404);
  });
});

describe('a page’s own address', () => {
  const canonical = async (path: string) => {
    const { html } = await page(path);
    return /<link rel="canonical" href="https:\/\/rysi\.example([^"]*)"/.exec(html)?.[1];
  };

  it.each([
    ['/events-calendar?type=our', '/events-calendar'],
    ['/events-calendar?type=world&lang=cs', '/events-calendar?type=world&amp;lang=cs'],
    ['/shop?type=world&page=4', '/shop'],
    ['/shop?category=none', '/shop'],
    ['/shop?category=course&sort=name', '/shop?category=course'],
    ['/blog?page=1', '/blog'],
    ['/blog?page=2', '/blog?page=2'],
    ['/gallery?page=2&tag=x', '/gallery'],
  ])('of %s is %s', async (asked, own) => {
    expect(await canonical(asked)).toBe(own);
  });

  it.each(['/blog?page=3', '/blog?page=999', '/blog?category=none', '/blog?tag=none'])(
    'of %s there is none: nothing is there',
    async (path) => {
      const { status, html, cacheable } = await page(path);
      expect([status, cacheable]).toEqual([404, false]);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toMatch(/<a[^>]* href="\/blog"/);
    },
  );

  it.each([
    ['/product/drift-taxi-1?lang=cs', '?lang=cs'],
    ['/product/drift-taxi-1', ''],
    ['/?lang=cs', '?lang=cs'],
    ['/shop?category=course&lang=cs', '?lang=cs'],
  ])('is in the structured data of %s, as are its language’s others', async (path, search) => {
    const { html } = await page(path);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const pages = data.flatMap(([, text = '']) => [
      ...text.matchAll(/"(?:url|item|mainEntityOfPage)":"https:\/\/rysi\.example([^"]*)"/g),
    ]);
    expect(pages.length).toBeGreaterThan(1);
    for (const [, address] of pages) {
      expect(address?.replace(/^\/[\w/-]*(?:\?category=course)?/, '').replace('\\u0026', '?')).toBe(
        search,
      );
    }
  });
});

describe('a page whose language its address alone says', () => {
  const PAGES = ['/', '/shop?category=experience', '/blog', '/product/drift-taxi-1', '/cart'];

  it.each(PAGES)('%s names it in all its links and forms', async (path) => {
    const asked = `${path}${path.includes('?') ? '&' : '?'}lang=cs`;
    const { html } = await page(asked, { linked: true });
    const addresses = [...html.matchAll(/<(?:a|form)[^>]* (?:href|action)="(\/[^"]*)"/g)];
    const own = addresses.map(([, address = '']) => address);
    expect(own.length).toBeGreaterThan(10);
    const reading: string[] = [urls.shop, urls.blog];
    const bare = own.filter((address) => !/[?;]lang=(cs|en)(#|$)/.test(address));
    expect(bare.filter((address) => !reading.includes(address))).toEqual([]);
    const forms = html.match(/<form[^>]* action="\/(?:shop|blog)">/g) ?? [];
    const named = html.match(/<input type="hidden" name="lang" value="cs"\/>/g) ?? [];
    expect([bare.length, named.length]).toEqual([forms.length, forms.length]);
  });

  it.each(PAGES)('%s else has links without it', async (path) => {
    const { html } = await page(path);
    const links = html.match(/<a[^>]* href="\/[^"]*lang=[^"]*"[^>]*>/g) ?? [];
    // The other language's page, and files that every reader fetches without a cookie.
    expect(links.filter((link) => !/hrefLang=|\.(ics|xml)\?/.test(link))).toEqual([]);
  });
});

describe('a page with a failed section', () => {
  it('leaves it to the browser, shows the others and is not kept', async () => {
    const { status, html, cacheable } = await page('/', { broken: ['/api/cars'] });
    expect([status, cacheable]).toEqual([200, false]);
    expect(html).toContain('role="status"');
    expect(html).toContain('Poukaz');
  });

  it('asks search engines to come again where it is the whole page', async () => {
    const broken = ['/api/products/drift-taxi-1'];
    const { status, html, cacheable } = await page('/product/drift-taxi-1', { broken });
    expect([status, cacheable]).toEqual([503, false]);
    expect(html).toContain('role="status"');
  });

  it('has a title, and is an order’s page to come again to as well', async () => {
    const { status, html } = await page('/order/secret', { broken: ['/api/order-pages/secret'] });
    expect(status).toBe(503);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
  });

  it('says without scripts that it could not be loaded: with scripts it would be no better', async () => {
    const { html } = await page('/shop', { broken: ['/api/products'] });
    expect(html).toContain(
      '<noscript>Tuhle část stránky se nepodařilo načíst. Zkuste to prosím za chvíli.</noscript>',
    );
  });

  it('shows the spinner alone while settings are missing', async () => {
    const { html, cacheable } = await page('/', { broken: ['/api/settings'] });
    expect(cacheable).toBe(false);
    expect(html).not.toContain('<h1');
  });
});

describe('an address that leads to nothing', () => {
  it.each([
    ['/nowhere', 'Stránka nenalezena'],
    ['/product/gone', 'Produkt nenalezen'],
    ['/car/gone', 'Auto nenalezeno'],
  ])('%s answers 404 and says so', async (path, message) => {
    const { status, html, cacheable } = await page(path);
    expect([status, cacheable]).toEqual([404, false]);
    expect(html).toContain(message);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

it.each(['/cart', '/checkout', '/login'])('%s stays out of search engines', async (path) => {
  const { html } = await page(path);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('rel="canonical"');
  expect(html.match(/<title>/g)).toHaveLength(1);
});

it('leaves every promise of the process without a hook, which would slow all that comes later', async () => {
  const run = vi.spyOn(AsyncLocalStorage.prototype, 'run');
  const { status } = await page('/');
  expect([status, run.mock.calls]).toEqual([200, []]);
});
