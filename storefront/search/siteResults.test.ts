import { expect, it } from 'vitest';
import type { SlotOffer } from '../../api/contract/types.ts';
import { dateResults, type LegalPage, legalResults } from './siteResults.ts';

const page = (
  kind: 'terms' | 'privacy',
  title: string,
  parts: LegalPage['text']['parts'],
): LegalPage => ({
  title,
  text: { kind, valid_from: '2026-01-01', valid_until: null, parts, versions: [] },
});

const pages = [
  page('terms', 'Obchodní podmínky', [
    { id: '', title: '', content: '<p>Úvodem o&nbsp;<strong>platbách</strong>.</p>' },
    { id: 'price', title: 'Ceny', content: '<p>Do 14 dnů a &lt;3 % &amp; víc za údaje.</p>' },
    { id: 'data', title: 'Osobní údaje', content: '' },
  ]),
  page('privacy', 'Ochrana osobních údajů', [
    { id: 'who', title: 'Správce', content: '<p class="secret">Tým.</p>' },
  ]),
];

const found = (searched: string) =>
  legalResults(pages, searched).map(({ to, title, note }) => [to, title, note]);

it('documents come first, then parts by their titles, then by their content', () => {
  expect(found('udaj')).toEqual([
    ['/privacy', 'Ochrana osobních údajů', ''],
    ['/terms#data', 'Osobní údaje', 'Obchodní podmínky'],
    ['/terms#price', 'Ceny', 'Obchodní podmínky'],
  ]);
});

it('what comes before the first part is found at the document', () => {
  expect(found('o platbach')).toEqual([['/terms', 'Obchodní podmínky', '']]);
});

it('a part is found by other words for it', () => {
  expect(legalResults(pages, 'doprava')).toEqual([]);
  expect(legalResults(pages, 'doprava', { price: 'Doprava' }).map(({ to }) => to)).toEqual([
    '/terms#price',
  ]);
});

it('words are searched, not their markup', () => {
  expect(found('secret')).toEqual([]);
  expect(found('<3 % & víc')).toHaveLength(1);
});

it('a product is found by the place of its dates, once, and by its first date there', () => {
  const date = (slug: string, day: string, place: string): SlotOffer => ({
    ...{ id: 1, product_id: 1, price_difference: 0, left: 3, state: 'planned' },
    product: { slug, name: { en: `Ride ${slug}`, cs: `Jízda ${slug}` } },
    ...{ starts_at: `2036-05-${day}T08:00:00.000Z`, ends_at: `2036-05-${day}T09:00:00.000Z` },
    place: { en: place, cs: place },
  });
  const dates = [
    date('a', '11', 'Autodrom Most'),
    date('a', '12', 'Autodrom Sosnová'),
    date('a', '13', 'Autodrom Sosnová'),
    date('b', '14', 'Letiště'),
  ];
  const found = (searched: string) =>
    dateResults(dates, searched, 'cs').map(({ to, title, note }) => [
      ...[to, title],
      note.replaceAll('\u00a0', ' '),
    ]);
  const sosnova = ['/product/a', 'Jízda a', '12. 5. 2036, Autodrom Sosnová'];
  expect(found('sosnova')).toEqual([sosnova]);
  expect(found('jízda sosnové')).toEqual([sosnova]);
  expect(found('brno')).toEqual([]);
  // By its name alone the shop's results have it.
  expect(found('jízda')).toEqual([]);
});
