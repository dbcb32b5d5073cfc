import { expect, it } from 'vitest';
import { render } from './render.tsx';

const manifest = { 'fonts/inter-latin.woff2': { file: 'assets/inter-latin-1a2b.woff2' } };

/** A page's document over an API whose settings are these. */
async function page(chosen: Record<string, string>, locale: 'cs' | 'en' = 'en'): Promise<string> {
  const settings = Object.entries(chosen).map(([setting_key, value]) => ({
    setting_key,
    value,
    value_info: null,
    translations: {},
  }));
  const fetch: typeof globalThis.fetch = async (input) =>
    String(input) === '/api/settings'
      ? Response.json(settings)
      : Response.json({}, { status: 404 });
  const url = new URL('/cart', 'https://team.example');
  return (await render({ url, locale, fetch }, manifest)).html;
}

const fontsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href);

it('a page without settings looks like the product: dark, slanted, in its own orange', async () => {
  const html = await page({});
  expect(html).toContain('<html lang="en"><head>');
  expect(html).toContain('<meta name="theme-color" content="#08090a"/>');
  expect(html).not.toContain('--signal:');
  expect(fontsOf(html)).toEqual([
    '/fonts/barlow-condensed-italic-latin.woff2',
    '/fonts/source-sans-3-latin.woff2',
  ]);
});

it('a page looks as the settings say before any script runs', async () => {
  const html = await page({
    theme_accent: '#0b5cff',
    theme_ground: 'light',
    theme_type: 'wide',
    theme_edges: 'straight',
  });
  expect(html).toContain('<html lang="en" data-ground="light" data-edges="straight">');
  expect(html).toContain('<meta name="theme-color" content="#f6f4ef"/>');
  const style = /<style[^>]*data-href="theme"[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  expect(style).toContain('--signal:#0b5cff;');
  expect(style).toContain('--on-signal:#ffffff;');
  expect(style).toContain('src:url("/assets/inter-latin-1a2b.woff2")');
  expect(fontsOf(html)).toEqual([
    '/fonts/archivo-normal-latin.woff2',
    '/assets/inter-latin-1a2b.woff2',
  ]);
});

it('a Czech page loads the letters beyond Latin-1 at once, too', async () => {
  expect(fontsOf(await page({ theme_type: 'slab' }, 'cs'))).toEqual([
    '/fonts/bitter-italic-latin.woff2',
    '/fonts/open-sans-latin.woff2',
    '/fonts/bitter-italic-latin-ext.woff2',
    '/fonts/open-sans-latin-ext.woff2',
  ]);
});

it('what is no colour or name never reaches the page’s style', async () => {
  const html = await page({ theme_accent: '#fff;}body{display:none', theme_ground: '"><script>' });
  expect(html.split('</head>')[0]).not.toMatch(/display:none|<script>/);
});
