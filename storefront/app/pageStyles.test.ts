import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseSheet } from '../styles/parseSheet.ts';
import { STYLE_PLACES, withStyles } from './pageStyles.ts';
import { render } from './render.tsx';

const page = (body: string) =>
  withStyles(`<head><style>${STYLE_PLACES.own}</style></head><body>${body}</body>`, []);

describe('style attributes', () => {
  it('become rules, each once', () => {
    const img =
      '<img class="a" style="background-color:#ff5b14;aspect-ratio:4 / 3" src="/a.webp"/>';
    const { html, own } = page(img + img);
    expect(own).toBe(
      '[data-style="background-color:#ff5b14;aspect-ratio:4 / 3"]{background-color:#ff5b14;aspect-ratio:4 / 3}',
    );
    expect(html).toContain(`<style>${own}</style>`);
    expect(html).not.toContain(' style=');
    expect(html.match(/ data-style="/g)).toHaveLength(2);
  });

  it('of texts that an editor wrote become rules, too', () => {
    expect(page('<p data-style="text-align:center">A</p>').own).toBe(
      '[data-style="text-align:center"]{text-align:center}',
    );
  });

  it('are what stands in a tag, and no words of a text', () => {
    const text = '<p>write style="color:red" here</p>';
    expect(page(text)).toEqual({ html: expect.stringContaining(text), site: '', own: '' });
  });

  it.each([
    'color:red}body{display:none',
    'background:url(//evil.example)',
    'content:&quot;a&quot;',
  ])('that are more than plain values have no effect: %s', (style) =>
    expect(page(`<p style="${style}">A</p>`).own).toBe(''),
  );
});

it('a page’s policy can name every style that stands in it', async () => {
  const info = { width: 1600, height: 900, color: '#102030', sources: [] };
  const lists: Record<string, unknown[]> = {
    '/api/settings': [
      { setting_key: 'theme_accent', value: '#0b5cff', value_info: null, translations: {} },
    ],
    '/api/gallery': [
      { id: 1, image_path: '/uploads/a/b.webp', image_info: info, translations: {} },
    ],
  };
  const fetch: typeof globalThis.fetch = async (input) => Response.json(lists[String(input)] ?? []);
  const url = new URL('/gallery', 'https://team.example');
  const manifest = { 'style.css': { file: 'assets/style.css' } };
  const sheet = parseSheet('main>p{color:red}.nowhere{color:blue}');
  const { html, styleHashes } = await render({ url, locale: 'cs', fetch }, manifest, sheet);
  const texts = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) => text);
  expect(texts).toContain('main>p{color:red}');
  expect(texts.at(-1)).toContain('--signal:#0b5cff');
  expect(texts.at(-1)).toContain('[data-style="background-color:#102030"]{');
  expect(texts.at(-1)).toMatch(/\[data-style="--shape:1.7\d+"\]/);
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  expect(styleHashes).toEqual(hashes.map((hash) => `'sha256-${hash}'`));
  expect(html).not.toMatch(/<[a-z][^<>]* style="/);
});
