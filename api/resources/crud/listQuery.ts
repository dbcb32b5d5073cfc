import { CACHE_BUSTERS, LIMITS } from '../../contract/constants.ts';
import { malformed } from '../../http/failure.ts';
import type { ListFields } from './fields.ts';

export type Operator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'null' | 'nothing';

/** One condition on a declared field; several values mean any of them (for `ne`: none of them). */
export interface Condition {
  field: string;
  operator: Operator;
  values: readonly string[];
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/** What a list is asked for, whichever of the two conventions it was asked in. */
export interface ListQuery {
  conditions: Condition[];
  /** Words to be found in any searchable text; '' for all. */
  search: string;
  /** In order of weight; empty means the resource's own order. */
  sort: Sort[];
  window: { offset: number; limit: number } | null;
  /** Present with `_page`: the answer carries a `Link` header. */
  page: { number: number; size: number } | null;
  embed: string[];
  /** Whether any list parameter was there: the answer is then a plain array (decisions, Lists). */
  asked: boolean;
}

export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

const DEFAULT_PAGE_SIZE = 10;
const MAX_VALUES = 1_000;
const RESERVED = new Set([
  ...['sort', 'range', 'filter', 'embed', 'q', '_sort', '_order', '_start', '_end', '_page'],
  ...['_limit', '_embed', '_expand', ...CACHE_BUSTERS],
]);
const OPERATORS: Readonly<Record<string, Operator>> = {
  eq: 'eq',
  neq: 'ne',
  ne: 'ne',
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  like: 'like',
  q: 'like',
  eq_any: 'eq',
  neq_any: 'ne',
};

/**
 * Reads react-admin's simple-rest parameters (`sort`, `range`, `filter` as JSON) and json-server's
 * (`_sort`, `_order`, `_start`, `_end`, `_page`, `_limit`, `q`, `field`, `field_gte` …) into one
 * structure. Unknown names are ignored, an unknown field with an operator matches nothing, page
 * sizes end at 1,000.
 * @param own names of the resource's own query parameters, which are no filters
 * @throws Failure 400 on unparsable JSON and on non-numeric or reversed bounds
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
  const simpleFilter = jsonObject(first('filter'));
  const plain = [...values].filter(([name]) => !RESERVED.has(name) && !own.includes(name));
  const conditions = [
    ...flatten(simpleFilter).flatMap(([name, list]) => condition(name, list, fields)),
    ...plain.flatMap(([name, list]) => condition(name, list, fields)),
  ];
  const paging = pageOf(first) ?? { window: windowOf(first), page: null };
  const listNames = ['sort', 'range', 'filter', '_sort', '_order', '_start', '_end', '_page'];
  const asked =
    [...listNames, '_limit', 'q', 'embed', '_embed', '_expand'].some((name) => values.has(name)) ||
    conditions.length > 0;
  return {
    conditions,
    search: String(scalar(simpleFilter?.q) ?? first('q') ?? '').trim(),
    sort: sortOf(values, fields),
    ...paging,
    embed: [
      ...embedNames(first('embed')),
      ...(values.get('_embed') ?? []),
      ...(values.get('_expand') ?? []),
    ],
    asked,
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('error.query');
  }
}

function jsonObject(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined || text === '') return undefined;
  const value = json(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('error.query');
  }
  return Object.fromEntries(Object.entries(value));
}

function scalar(value: unknown): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const text = String(value);
  if (text.includes('\0')) throw malformed('error.query');
  return text;
}

/** A name or number inside JSON: an object there may not even have a text. */
function named(value: unknown): string {
  const text = scalar(value);
  if (text === undefined) throw malformed('error.query');
  return text;
}

type FlatFilter = [name: string, values: readonly (string | null)[]];

/** `{a: {b: 1}}` as `a.b`; null stays, lists become several values, anything deeper is dropped. */
function flatten(filter: Record<string, unknown> = {}, prefix = '', depth = 0): FlatFilter[] {
  return Object.entries(filter).flatMap(([key, value]): FlatFilter[] => {
    const name = prefix + key;
    if (name === 'q') return [];
    if (value === null) return [[name, [null]]];
    if (Array.isArray(value)) {
      return [[name, value.map(scalar).filter((item) => item !== undefined)]];
    }
    if (typeof value === 'object') {
      return depth < 3
        ? flatten(Object.fromEntries(Object.entries(value)), `${name}.`, depth + 1)
        : [];
    }
    const text = scalar(value);
    return text === undefined ? [] : [[name, [text]]];
  });
}

function condition(
  name: string,
  given: readonly (string | null)[],
  fields: ListFields,
): Condition[] {
  if (given.length > MAX_VALUES) throw malformed('error.query');
  const values = given.filter((value) => value !== null);
  if (Object.hasOwn(fields, name)) {
    if (given.length === 0) return [{ field: name, operator: 'nothing', values: [] }];
    if (values.length === 0) return [{ field: name, operator: 'null', values: [] }];
    return [{ field: name, operator: 'eq', values }];
  }
  const match = /^(.+?)_(neq_any|eq_any|neq|ne|gte|gt|lte|lt|like|eq|q)$/.exec(name);
  if (!match) return [];
  const [, field = '', suffix = ''] = match;
  const operator = OPERATORS[suffix];
  if (!Object.hasOwn(fields, field) || !operator) {
    // json-server keeps its own operators on unknown fields, and they match nothing.
    return [{ field: 'id', operator: 'nothing', values: [] }];
  }
  return values.length === 0 ? [] : [{ field, operator, values }];
}

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

type First = (name: string) => string | undefined;

function bound(text: string): number {
  if (!/^\d{1,15}$/.test(text.trim())) throw malformed('error.query');
  return Number(text);
}

const atMost = (size: number) => Math.min(size, LIMITS.pageSize);

/** json-server's `_page`, which wins over every other window; a page below 1 is the first. */
function pageOf(first: First): Pick<ListQuery, 'window' | 'page'> | null {
  const asked = first('_page');
  if (asked === undefined) return null;
  if (!/^-?\d{1,9}$/.test(asked.trim())) throw malformed('error.query');
  const number = Math.max(1, Number(asked));
  const limit = first('_limit');
  const size = Math.max(1, atMost(limit === undefined ? DEFAULT_PAGE_SIZE : bound(limit)));
  return {
    window: { offset: (number - 1) * size, limit: size },
    page: { number, size },
  };
}

function windowOf(first: First): ListQuery['window'] {
  const range = first('range');
  if (range !== undefined && range !== '') {
    const bounds = json(range);
    if (!Array.isArray(bounds) || bounds.length !== 2) throw malformed('error.query');
    const [from, to] = bounds.map((value) => bound(named(value)));
    return between(from ?? 0, (to ?? 0) + 1);
  }
  const start = first('_start');
  const end = first('_end');
  const limit = first('_limit');
  if (end !== undefined) return between(start === undefined ? 0 : bound(start), bound(end));
  if (limit !== undefined) {
    return {
      offset: start === undefined ? 0 : bound(start),
      limit: atMost(bound(limit)),
    };
  }
  if (start !== undefined) bound(start);
  return null;
}

/** A window from its first row to the row behind its last one. */
function between(start: number, end: number): { offset: number; limit: number } {
  if (end < start) throw malformed('error.query');
  return { offset: start, limit: atMost(end - start) };
}

function embedNames(text: string | undefined): string[] {
  if (!text) return [];
  const value = text.startsWith('[') || text.startsWith('"') ? json(text) : text;
  return [value].flat().map(named);
}
