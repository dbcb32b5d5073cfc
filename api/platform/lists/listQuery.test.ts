import { describe, expect, it } from 'vitest';
import { boolean, integer, money, text, translated } from './fields.ts';
import { type ListQuery, parseListQuery, type QueryValues } from './listQuery.ts';

const fields = {
  id: integer,
  slug: text,
  price: money('price_halere'),
  is_active: boolean,
  ...translated('name'),
};

const nothing: ListQuery = {
  conditions: [],
  search: '',
  sort: [],
  window: null,
  page: null,
  embed: [],
  asked: false,
};

const cases: [QueryValues, Partial<ListQuery>][] = [
  [{}, {}],
  [{ _t: '123', cacheBuster: '5' }, {}],
  [{ unknown: '1' }, {}],
  // simple-rest
  [{ range: '[10,19]' }, { window: { offset: 10, limit: 10 }, asked: true }],
  [{ range: '[0,99999]' }, { window: { offset: 0, limit: 1000 }, asked: true }],
  [{ sort: '["name","DESC"]' }, { sort: [{ field: 'name', direction: 'desc' }], asked: true }],
  [{ sort: '["password","DESC"]' }, { asked: true }],
  [
    { filter: '{"q":" lynx ","is_active":true}' },
    {
      search: 'lynx',
      conditions: [{ field: 'is_active', operator: 'eq', values: ['true'] }],
      asked: true,
    },
  ],
  [
    { filter: '{"id":[1,2]}' },
    {
      conditions: [{ field: 'id', operator: 'eq', values: ['1', '2'] }],
      asked: true,
    },
  ],
  [
    { filter: '{"id":[]}' },
    {
      conditions: [{ field: 'id', operator: 'nothing', values: [] }],
      asked: true,
    },
  ],
  [
    { filter: '{"translations":{"en":{"name":"Otava"}}}' },
    {
      conditions: [{ field: 'translations.en.name', operator: 'eq', values: ['Otava'] }],
      asked: true,
    },
  ],
  [
    { filter: '{"price_gte":100,"slug":null}' },
    {
      conditions: [
        { field: 'price', operator: 'gte', values: ['100'] },
        { field: 'slug', operator: 'null', values: [] },
      ],
      asked: true,
    },
  ],
  [{ filter: '{"constructor":1,"__proto__":2}' }, { asked: true }],
  // json-server
  [
    { _start: '10', _end: '20' },
    { window: { offset: 10, limit: 10 }, asked: true },
  ],
  [{ _end: '0' }, { window: { offset: 0, limit: 0 }, asked: true }],
  [
    { _limit: '5', _start: '2' },
    { window: { offset: 2, limit: 5 }, asked: true },
  ],
  [
    { _page: '3', _limit: '5' },
    {
      window: { offset: 10, limit: 5 },
      page: { number: 3, size: 5 },
      asked: true,
    },
  ],
  [
    { _page: '-2' },
    {
      window: { offset: 0, limit: 10 },
      page: { number: 1, size: 10 },
      asked: true,
    },
  ],
  [
    { _sort: 'slug,id', _order: 'desc' },
    {
      sort: [
        { field: 'slug', direction: 'desc' },
        { field: 'id', direction: 'asc' },
      ],
      asked: true,
    },
  ],
  [
    { id: ['1', '2'] },
    {
      conditions: [{ field: 'id', operator: 'eq', values: ['1', '2'] }],
      asked: true,
    },
  ],
  [
    { name_like: 'ot', slug_ne: 'x' },
    {
      conditions: [
        { field: 'name', operator: 'like', values: ['ot'] },
        { field: 'slug', operator: 'ne', values: ['x'] },
      ],
      asked: true,
    },
  ],
  [
    { secret_gte: '1' },
    {
      conditions: [{ field: 'id', operator: 'nothing', values: [] }],
      asked: true,
    },
  ],
  [{ embed: '["photos","car"]' }, { embed: ['photos', 'car'], asked: true }],
  [{ _embed: ['photos', 'car'] }, { embed: ['photos', 'car'], asked: true }],
];

describe('parseListQuery', () => {
  it.each(cases)('reads %j', (query, expected) => {
    expect(parseListQuery(query, fields)).toEqual({ ...nothing, ...expected });
  });

  it("leaves the resource's own parameters alone", () => {
    expect(parseListQuery({ slug: 'x' }, fields, ['slug'])).toEqual(nothing);
  });

  it.each([
    [{ filter: '{' }, 'filter'],
    [{ filter: '[1]' }, 'filter'],
    [{ filter: '{"name":"\\u0000"}' }, 'filter'],
    [{ sort: 'name' }, 'sort'],
    [{ range: '[-1,5]' }, 'range'],
    [{ range: '["a",5]' }, 'range'],
    [{ range: '[1]' }, 'range'],
    [{ embed: '[{}]' }, 'embed'],
    [{ _start: 'x', _end: '2' }, '_start'],
    [{ _start: '0', _end: 'x' }, '_end'],
    [{ _start: 'x' }, '_start'],
    [{ _limit: 'many' }, '_limit'],
    [{ _page: '2', _limit: 'many' }, '_limit'],
    [{ _page: 'x' }, '_page'],
  ])('refuses %j with a 400 that names the parameter', (query, name) => {
    expect(refusalOf(query)).toMatchObject({
      status: 400,
      messageRef: { key: 'error.parameter', params: { name } },
    });
  });

  it.each([{ range: '[9,0]' }, { _start: '5', _end: '2' }])(
    'refuses %j with 400: it ends before it begins',
    (query) => {
      expect(refusalOf(query)).toMatchObject({ status: 400, messageRef: { key: 'error.bounds' } });
    },
  );

  const refusalOf = (query: QueryValues) => {
    try {
      return parseListQuery(query, fields);
    } catch (error) {
      return error;
    }
  };

  const many = (count: number, of: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => of(index));
  const filterOf = (count: number) =>
    JSON.stringify(Object.fromEntries([['name_like', many(count, String)]]));

  it.each([
    { id_gt: many(51, String) },
    { name_like: many(51, String) },
    { filter: filterOf(51) },
    { name_like: many(26, (index) => `${index}|b`) },
    { name_like: many(6, (index) => `ž${index}`) },
    { filter: filterOf(30), id_gte: many(21, String) },
  ])('refuses more than 50 conditions: %j', (query) => {
    expect(() => parseListQuery(query, fields)).toThrow('error.conditions');
  });

  it.each([
    { id_gt: many(50, String) },
    { filter: JSON.stringify({ id: many(1_000, String) }), id_gt: many(49, String) },
    Object.fromEntries(many(80, (index) => `unknown${index}`).map((name) => [name, '1'])),
  ])('takes up to 50, of which a list of values is one: %j', (query) => {
    expect(parseListQuery(query, fields).conditions.length).toBeLessThan(51);
  });

  it.each([
    { id: many(1_001, String) },
    { id_ne: many(1_001, String) },
    { filter: JSON.stringify({ id: many(1_001, String) }) },
  ])('refuses more than 1,000 values of one condition, and says so', (query) => {
    expect(() => parseListQuery(query, fields)).toThrow('error.conditionValues');
  });

  it('ignores an unknown name however often it comes', () => {
    expect(parseListQuery({ colour: many(1_001, String) }, fields).conditions).toEqual([]);
  });
});
