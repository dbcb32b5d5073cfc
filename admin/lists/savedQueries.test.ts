import { expect, it } from 'vitest';
import { SAVED_QUERIES, savedSearch, withoutSaved, withSaved } from './savedQueries.ts';

const value = (status: string) => ({ filter: { status } });
const many = Array.from({ length: SAVED_QUERIES.most }, (_, n) => ({
  label: `Query ${n}`,
  value: value('pending'),
}));

it('saves under a trimmed name and replaces the one that has it', () => {
  const saved = withSaved(many.slice(0, 2), ' Query 1 ', value('done'));
  expect(saved?.map(({ label, value }) => [label, value.filter])).toEqual([
    ['Query 0', { status: 'pending' }],
    ['Query 1', { status: 'done' }],
  ]);
});

it.each([
  ['no name', '  ', many.slice(1)],
  ['a long name', 'x'.repeat(SAVED_QUERIES.name + 1), many.slice(1)],
  ['one too many', 'New', many],
])('refuses %s', (_, label, queries) => {
  expect(withSaved(queries, label, value('done'))).toBeNull();
});

it('replaces one even when there is no room for more', () => {
  expect(withSaved(many, 'Query 3', value('done'))).toHaveLength(SAVED_QUERIES.most);
});

it('takes one out', () => {
  expect(withoutSaved(many.slice(0, 2), 'Query 0').map(({ label }) => label)).toEqual(['Query 1']);
});

it('makes an address of it', () => {
  const search = savedSearch({
    filter: { q: 'ž&' },
    sort: { field: 'total', order: 'DESC' },
    perPage: 50,
  });
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    filter: '{"q":"ž&"}',
    displayedFilters: '{}',
    page: '1',
    sort: 'total',
    order: 'DESC',
    perPage: '50',
  });
});
