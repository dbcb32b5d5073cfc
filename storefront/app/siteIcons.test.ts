import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { render } from './render.tsx';

/** Files with an address of their own at the site's root. */
const root = (name: string) => new URL(`../public/root/${name}`, import.meta.url);
const manifest = () => JSON.parse(readFileSync(root('site.webmanifest'), 'utf8'));
const page = async (path: string) => {
  const url = new URL(path, 'https://rysi.example');
  const fetch: typeof globalThis.fetch = async (input) =>
    Response.json([], { status: String(input) === '/api/settings' ? 200 : 404 });
  return (await render({ url, locale: 'en', fetch }, {})).html;
};
const pngSize = (bytes: Buffer) => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;

describe('the site’s icons', () => {
  it('are named in every page’s head, each with its file', async () => {
    const html = await page('/terms');
    const hrefs = [
      ...html.matchAll(/<link[^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g),
    ].map(([, href = '']) => href);
    expect(hrefs).toHaveLength(4);
    expect(hrefs[0]).toBe('/favicon.ico');
    for (const href of hrefs.filter((found) => !found.includes('assets'))) {
      expect(existsSync(root(href.slice(1)))).toBe(true);
    }
  });

  it('come in the manifest’s sizes, for any place and for masks', () => {
    const { icons } = manifest();
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['192x192', 'maskable'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of icons) {
      expect(pngSize(readFileSync(root(src.slice(1))))).toBe(sizes);
    }
  });

  it('give search engines the team’s logo', async () => {
    const teams = (await page('/')).match(/"@type":"SportsTeam"[^}]*/g) ?? [];
    expect(teams).toHaveLength(2);
    for (const team of teams) expect(team).toContain('"logo":"https://rysi.example/icon-512.png"');
  });

  it('are a PNG in the file that browsers ask for unasked', () => {
    const ico = readFileSync(root('favicon.ico'));
    expect(ico.readUInt32LE(0)).toBe(0x1_0000);
    const start = ico.readUInt32LE(18);
    expect(pngSize(ico.subarray(start))).toBe('32x32');
    expect(ico.length).toBe(start + ico.readUInt32LE(14));
  });
});
