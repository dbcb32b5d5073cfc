import { expect, it } from 'vitest';
import { render } from '../app/render.tsx';

/** The words of a page, as they are read. */
async function words(path: string, locale: 'cs' | 'en'): Promise<string> {
  const { html } = await render(
    { url: new URL(path, 'https://rysi.example'), locale, fetch: async () => new Response('[]') },
    {},
  );
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ');
}

it.each([
  ['/terms', 'cs', ['3 až 7 pracovních dnů', 'do 14 dnů od převzetí', 'do 7 dnů od objednávky']],
  ['/terms', 'en', ['3 to 7 working days', 'within 14 days of receiving', 'within 7 days']],
  ['/terms', 'cs', ['objednávek uchováváme 5 let', 'technické údaje nejdéle 1 rok']],
  ['/terms', 'en', ['orders are kept for 5 years', 'technical data for up to 1 year']],
  ['/privacy', 'cs', ['objednávek uchováváme 5 let', 'nejdéle 1 rok', 'nařízení (EU) 2016/679']],
  ['/privacy', 'en', ['kept for 5 years', 'up to 1 year', 'Regulation (EU) 2016/679']],
  ['/cookies', 'cs', ['cookie-consent', 'Přijmout', 'Žádné nemáme']],
  ['/cookies', 'en', ['cookie-consent', 'Accept', 'There are none']],
] as const)('%s in %s says what it has to', async (path, locale, facts) => {
  const text = await words(path, locale);
  for (const fact of facts) expect(text).toContain(fact);
});

it.each(['cs', 'en'] as const)('contents lead to every part, in %s', async (locale) => {
  const { html } = await render(
    { url: new URL('https://rysi.example/terms'), locale, fetch: async () => new Response('[]') },
    {},
  );
  const linked = [...html.matchAll(/<a href="#([\w-]+)">/g)].map(([, id]) => id);
  expect(linked.length).toBeGreaterThan(5);
  for (const id of linked) expect(html).toContain(`<li id="${id}">`);
});

it.each([
  ['CZ99027178', true],
  ['', false],
])('the terms speak of VAT only where the seller’s number is %j', async (value, speaks) => {
  const settings = JSON.stringify([{ setting_key: 'seller_dic', value }]);
  const { html } = await render(
    {
      url: new URL('https://rysi.example/terms'),
      locale: 'en',
      fetch: async () => new Response(settings),
    },
    {},
  );
  expect(html.includes('VAT included')).toBe(speaks);
});
