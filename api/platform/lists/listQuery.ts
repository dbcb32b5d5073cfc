import { CACHE_BUSTERS, LIMITS } from '../../contract/constants.ts';
import { Failure, malformed } from '../failure.ts';
import type { ListFields } from './fields.ts';
import {
  type Condition,
  condition,
  fewEnough,
  flatten,
  json,
  jsonObject,
  named,
  scalar,
} from './listConditions.ts';

export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

type First = (name: string) => string | undefined;

/** What a list is asked for, whichever of the two conventions it was asked in. */
export interface ListQuery {
  conditions: Condition[];
  /** Words to be found in any searchable text; '' for all. */
  search: string;
  /** In order of weight; empty means the resource's own order. */
  sort: Sort[];
  window: Window | null;
  /** Present with `_page`: the answer carries a `Link` header. */
  page: Page | null;
  embed: string[];
  /** Whether any list parameter was there: the answer is then a plain array. */
  asked: boolean;
}

/** The parameters of both conventions; any of them asks for a plain array. */
const LIST_PARAMETERS = [
  'sort',
  'range',
  'filter',
  'embed',
  'q',
  '_sort',
  '_order',
  '_start',
  '_end',
  '_page',
  '_limit',
  '_embed',
  '_expand',
];
/** Names in an address that are no fields. */
const RESERVED = new Set<string>([...LIST_PARAMETERS, ...CACHE_BUSTERS]);

/**
 * Reads react-admin's simple-rest parameters (`sort`, `range`, `filter` as JSON) and json-server's
 * (`_sort`, `_order`, `_start`, `_end`, `_page`, `_limit`, `q`, `field`, `field_gte` …) into one
 * structure. Unknown names are ignored, an unknown field with an operator matches nothing, page
 * sizes end at 1,000.
 * @param own names of the resource's own query parameters, which are no filters
 * @throws Failure 400 on unparsable JSON, on non-numeric or reversed bounds and on more than 50
 *   conditions
 */
export function parseListQuery(
  query: QueryValues,
  fields: ListFields,
  own: readonly string[] = [],
): ListQuery {
  const values = new Map(
    Object.entries(query).map(([name, value]) => [name, value === undefined ? [] : [value].flat()]),
  );
  const first = (name: string) => values.get(name)?.[0];
  const simpleFilter = reading('filter', () => jsonObject(first('filter')));
  const filtered = reading('filter', () =>
    flatten(simpleFilter).flatMap(([name, list]) => condition(name, list, fields)),
  );
  const plain = [...values].filter(([name]) => !RESERVED.has(name) && !own.includes(name));
  const conditions = fewEnough([
    ...filtered,
    ...plain.flatMap(([name, list]) => condition(name, list, fields)),
  ]);
  const paging = pageOf(first) ?? { window: windowOf(first), page: null };
  const asked = LIST_PARAMETERS.some((name) => values.has(name)) || conditions.length > 0;
  return {
    conditions,
    search: String(reading('filter', () => scalar(simpleFilter?.q)) ?? first('q') ?? '').trim(),
    sort: reading('sort', () => sortOf(values, fields)),
    ...paging,
    embed: [
      ...reading('embed', () => embedNames(first('embed'))),
      ...(values.get('_embed') ?? []),
      ...(values.get('_expand') ?? []),
    ],
    asked,
  };
}

/** How list parameters are written; the others can be read whatever they are. */
export const WRITTEN = {
  sort: '["name","ASC"]',
  range: '[0,24]',
  filter: '{"id":[1,2]}',
  embed: '["photos"]',
  _start: '0',
  _end: '25',
  _page: '1',
  _limit: '25',
};

/** Reads a parameter. Where it can't be read, the 400 names it and shows how it is written. */
function reading<T>(name: keyof typeof WRITTEN, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const isOfParameter = error instanceof Failure && error.messageRef.key === 'error.query';
    throw isOfParameter ? malformed('error.parameter', { name, written: WRITTEN[name] }) : error;
  }
}

function embedNames(text: string | undefined): string[] {
  if (!text) return [];
  const value = /^[[{"]/.test(text) ? json(text) : text;
  return [value].flat().map(named);
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/** The order that is asked for, `sort` before `_sort`; unknown fields are ignored. */
function sortOf(values: Map<string, readonly string[]>, fields: ListFields): Sort[] {
  const simple = values.get('sort')?.[0];
  const keys: [string, string][] = [];
  if (simple !== undefined && simple !== '') {
    const list = json(simple);
    if (!Array.isArray(list)) throw malformed('error.query');
    for (let index = 0; index < list.length; index += 2) {
      keys.push([named(list[index]), named(list[index + 1] ?? 'asc')]);
    }
  } else {
    const names = (values.get('_sort')?.[0] ?? '').split(',').filter(Boolean);
    const orders = (values.get('_order')?.[0] ?? '').split(',');
    for (const [index, name] of names.entries()) {
      if (name.startsWith('-')) keys.push([name.slice(1), 'desc']);
      else keys.push([name, orders[index] ?? 'asc']);
    }
  }
  return keys
    .filter(([field]) => Object.hasOwn(fields, field))
    .slice(0, 5)
    .map(([field, order]) => ({
      field,
      direction: order.trim().toLowerCase() === 'desc' ? 'desc' : 'asc',
    }));
}

interface Window {
  offset: number;
  limit: number;
}

interface Page {
  number: number;
  size: number;
}

const DEFAULT_PAGE_SIZE = 10;

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text.trim())) throw malformed('error.query');
  return Number(text);
}

const bound = (name: '_start' | '_end' | '_limit', text: string) =>
  reading(name, () => wholeNumber(text));

const atMost = (size: number) => Math.min(size, LIMITS.pageSize);

/** json-server's `_page`, which wins over every other window; a page below 1 is the first. */
function pageOf(first: First): { window: Window; page: Page } | null {
  const asked = first('_page');
  if (asked === undefined) return null;
  const number = Math.max(
    1,
    reading('_page', () => {
      if (!/^-?\d{1,9}$/.test(asked.trim())) throw malformed('error.query');
      return Number(asked);
    }),
  );
  const limit = first('_limit');
  const size = Math.max(
    1,
    atMost(limit === undefined ? DEFAULT_PAGE_SIZE : bound('_limit', limit)),
  );
  return {
    window: { offset: (number - 1) * size, limit: size },
    page: { number, size },
  };
}

/** The rows that `range`, `_start`, `_end` and `_limit` ask for; throws a 400 on wrong bounds. */
function windowOf(first: First): Window | null {
  const range = first('range');
  if (range !== undefined && range !== '') {
    const [from, to] = reading('range', () => {
      const bounds = json(range);
      if (!Array.isArray(bounds) || bounds.length !== 2) throw malformed('error.query');
      return bounds.map((value) => wholeNumber(named(value)));
    });
    return between(from ?? 0, (to ?? 0) + 1);
  }
  const start = first('_start');
  const end = first('_end');
  const limit = first('_limit');
  const from = start === undefined ? 0 : bound('_start', start);
  if (end !== undefined) return between(from, bound('_end', end));
  if (limit !== undefined) {
    return { offset: from, limit: atMost(bound('_limit', limit)) };
  }
  return null;
}

/** A window from its first row to the row behind its last one. */
function between(start: number, end: number): Window {
  if (end < start) throw malformed('error.bounds');
  return { offset: start, limit: atMost(end - start) };
}
