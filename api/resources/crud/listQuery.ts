import { CACHE_BUSTERS } from '../../contract/constants.ts';
import type { ListFields } from './fields.ts';
import { type Condition, condition, fewEnough, flatten } from './listConditions.ts';
import { type Sort, sortOf } from './listSort.ts';
import { type Page, pageOf, type Window, windowOf } from './listWindow.ts';
import { json, jsonObject, named, type QueryValues, scalar } from './queryValues.ts';

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
  /** Whether any list parameter was there: the answer is then a plain array (decisions, Lists). */
  asked: boolean;
}

const RESERVED = new Set([
  ...['sort', 'range', 'filter', 'embed', 'q', '_sort', '_order', '_start', '_end', '_page'],
  ...['_limit', '_embed', '_expand', ...CACHE_BUSTERS],
]);

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
  const simpleFilter = jsonObject(first('filter'));
  const plain = [...values].filter(([name]) => !RESERVED.has(name) && !own.includes(name));
  const conditions = fewEnough([
    ...flatten(simpleFilter).flatMap(([name, list]) => condition(name, list, fields)),
    ...plain.flatMap(([name, list]) => condition(name, list, fields)),
  ]);
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

function embedNames(text: string | undefined): string[] {
  if (!text) return [];
  const value = /^[[{"]/.test(text) ? json(text) : text;
  return [value].flat().map(named);
}
