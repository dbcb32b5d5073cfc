import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';

it('parts a text at its headings, each with an id of its own', () => {
  const html =
    '<p>First.</p><h2 id="who">Who <em>sells</em> &amp; buys</h2><p>We.</p><h2>Cena</h2><h2>Čena</h2><h2>?</h2>';
  expect(partsOf(html)).toEqual([
    { id: '', title: '', content: '<p>First.</p>' },
    { id: 'who', title: 'Who sells & buys', content: '<p>We.</p>' },
    { id: 'cena', title: 'Cena', content: '' },
    { id: 'cena-2', title: 'Čena', content: '' },
    { id: 'part-4', title: '?', content: '' },
  ]);
});

it('takes a text without headings whole', () => {
  expect(partsOf('<p>All.</p>')).toEqual([{ id: '', title: '', content: '<p>All.</p>' }]);
  expect(partsOf('')).toEqual([]);
});
