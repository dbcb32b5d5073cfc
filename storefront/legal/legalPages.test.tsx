import { expect, it } from 'vitest';
import type { ShownLegalText } from '../../api/contract/types.ts';
import { render } from '../app/render.tsx';

const text: ShownLegalText = {
  kind: 'terms',
  valid_from: '2026-09-01',
  valid_until: null,
  parts: [
    { id: '', title: '', content: '<p>Before it all.</p>' },
    {
      id: 'seller',
      title: 'Who sells',
      content: '<p>We do, see <a href="/privacy">there</a>.</p>',
    },
    { id: 'price', title: 'Prices', content: '<table><tbody><tr><td>1</td></tr></tbody></table>' },
  ],
  versions: ['2026-09-01', '2026-03-01'],
};

/** A page whose API answers the document and nothing else. */
async function page(path: string, locale: 'cs' | 'en', answers: ShownLegalText | null = text) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const address = String(input instanceof Request ? input.url : input);
    if (!address.includes('/legal-texts/')) return new Response('[]');
    asked.push(address);
    return answers === null
      ? new Response('{"message":"Not found"}', { status: 404 })
      : new Response(JSON.stringify(answers));
  };
  const url = new URL(path, 'https://team.example');
  return { ...(await render({ url, locale, linked: true, fetch }, {})), asked };
}

it.each(['cs', 'en'] as const)('contents lead to every part, in %s', async (locale) => {
  const { html } = await page('/terms', locale);
  const linked = [...html.matchAll(/<a href="#([\w-]+)">/g)].map(([, id]) => id);
  expect(linked).toEqual(['seller', 'price']);
  for (const id of linked) expect(html).toContain(`<li id="${id}">`);
  expect(html).toContain('Before it all.');
});

it('keeps the language in links within the site', async () => {
  const { html } = await page('/terms?lang=en', 'en');
  expect(html).toContain('<a href="/privacy?lang=en">there</a>');
});

it('the one in force is for search engines and names the earlier ones', async () => {
  const { html, asked } = await page('/terms', 'cs');
  expect(asked.join()).not.toContain('version');
  expect(html).not.toContain('noindex');
  expect(html).toContain('Starší verze');
  expect(html).toContain('href="/terms?version=2026-03-01&amp;lang=cs"');
  expect(html).not.toContain('href="/terms?version=2026-09-01');
  const { html: alone } = await page('/terms', 'cs', { ...text, versions: ['2026-09-01'] });
  expect(alone).not.toContain('Starší verze');
});

it('an earlier one says since when it is not in force, and is not for search engines', async () => {
  const earlier = { ...text, valid_from: '2026-03-01', valid_until: '2026-09-01' };
  const { html, asked } = await page('/terms?version=2026-03-01', 'en', earlier);
  expect(asked.join()).toContain('version=2026-03-01');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('in force from 1.\u00a03.\u00a02026, replaced on 1.\u00a09.\u00a02026');
});

it('there is no page of a version that never was', async () => {
  expect(await page('/terms?version=2020-01-01', 'en', null)).toMatchObject({ status: 404 });
});
