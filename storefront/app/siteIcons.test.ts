import { describe, expect, it } from 'vitest';
import { render } from './render.tsx';

const MARK = { setting_key: 'mark_path', value: '/uploads/m4rk/960.webp' };
const pageWith = async (settings: object[], locale: 'cs' | 'en' = 'en') => {
  const url = new URL('/', 'https://rysi.example');
  const fetch: typeof globalThis.fetch = async (input) =>
    String(input) === '/api/settings'
      ? Response.json(settings)
      : Response.json({}, { status: 404 });
  return (await render({ url, locale, fetch }, {})).html;
};
const iconLinks = (html: string) =>
  [...html.matchAll(/<link[^>]*rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href,
  );

describe('the site’s icons', () => {
  it('are those of the team’s mark, under addresses of this mark', async () => {
    expect(iconLinks(await pageWith([MARK]))).toEqual([
      '/favicon.ico?v=m4rk',
      '/apple-touch-icon.png?v=m4rk',
      '/site.webmanifest?lang=en',
    ]);
  });

  it('have bare addresses while there is no mark', async () => {
    expect(iconLinks(await pageWith([], 'cs'))).toEqual([
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/site.webmanifest?lang=cs',
    ]);
  });

  it('give search engines the team’s logo', async () => {
    const teams = (await pageWith([MARK])).match(/"@type":"SportsTeam"[^}]*/g) ?? [];
    expect(teams).toHaveLength(2);
    const logo = '"logo":"https://rysi.example/icon-512.png?v=m4rk"';
    for (const team of teams) expect(team).toContain(logo);
  });
});

describe('the team’s pictures', () => {
  const part = (html: string, name: string) =>
    new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(html)?.[0] ?? '';
  const info = { width: 1440, height: 545, color: 'transparent', sources: [] };

  it('stand in bar, footer and about, in their own shape before they are loaded', async () => {
    const logo = { setting_key: 'logo_path', value: '/uploads/l0go/1440.webp', value_info: info };
    const html = await pageWith([logo, MARK]);
    const inBar = /<img[^>]*l0go[^>]*>/.exec(part(html, 'header'))?.[0];
    expect(inBar).toContain('width="1440" height="545" loading="eager"');
    expect(part(html, 'footer')).toContain('src="/uploads/m4rk/960.webp"');
    expect(part(html, 'main')).toContain('src="/uploads/m4rk/960.webp"');
  });

  it.each([
    ['dark', '/uploads/l1ght/9.webp', 'l0go'],
    ['light', '/uploads/l1ght/9.webp', 'l1ght'],
    ['light', '', 'l0go'],
  ])('of the logo, the bar has the one for a %s ground, if there is one: "%s"', async (...row) => {
    const [ground, light, shown] = row;
    const values = {
      theme_ground: ground,
      logo_path: '/uploads/l0go/9.webp',
      logo_light_path: light,
    };
    const settings = Object.entries(values).map(([setting_key, value]) => ({ setting_key, value }));
    const header = part(await pageWith(settings), 'header');
    expect(header.match(/<img[^>]*src="[^"]*"/g)).toEqual([expect.stringContaining(shown)]);
  });

  it('are a name in the bar, and nothing elsewhere, while there are none', async () => {
    const name = { setting_key: 'site.name', value: 'River Racers' };
    const html = await pageWith([name]);
    expect(part(html, 'header')).toContain('>River Racers</span>');
    for (const place of ['header', 'footer', 'main']) expect(part(html, place)).not.toMatch(/<img/);
  });
});
