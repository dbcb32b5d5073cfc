import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import type { Locale } from '../../contract/locales.ts';
import { toHalere } from '../../contract/money.ts';
import { fold } from '../../contract/slug.ts';
import type { ListField } from './fields.ts';
import { likePattern } from './likePattern.ts';
import type { Condition } from './listConditions.ts';
import type { ListQuery } from './listQuery.ts';
import type { Sort } from './listSort.ts';

/** What of a resource a list query works with. */
export interface Listed {
  model: { tableName: string };
  texts?: { translationModel: { tableName: string; parentKey: string } };
  fields: Readonly<Record<string, ListField>>;
  order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
}

/** What the databases' ordinary whole numbers hold. */
const MAX_INTEGER = 2_147_483_647;

const COMPARED = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** Narrows a query by the conditions and the searched words of a list query. */
export function applyConditions(
  query: AnyQueryBuilder,
  { conditions, search }: Pick<ListQuery, 'conditions' | 'search'>,
  listed: Listed,
  locale: Locale,
): void {
  for (const condition of conditions) applyCondition(query, condition, listed, locale);
  if (search === '') return;
  const column = `${listed.model.tableName}.search`;
  query.whereRaw(`?? like ? escape '\\'`, [column, likePattern(fold(search))]);
}

/** Orders a query as asked, else as the resource is declared; always stable by id. */
export function applyOrder(
  query: AnyQueryBuilder,
  sort: readonly Sort[],
  listed: Listed,
  locale: Locale,
): void {
  const { tableName } = listed.model;
  for (const { field, direction } of sort) {
    const declared = listed.fields[field];
    if (!declared) continue;
    const value = sqlOf(field, declared, listed, locale);
    if (declared.nullable) query.orderBy(raw('? is null', [value]));
    query.orderBy(value, direction);
  }
  if (sort.length === 0) {
    for (const [column, direction] of listed.order)
      query.orderBy(`${tableName}.${column}`, direction);
  }
  const last = sort.at(-1)?.direction ?? listed.order.at(-1)?.[1] ?? 'asc';
  query.orderBy(`${tableName}.id`, last);
}

function applyCondition(
  query: AnyQueryBuilder,
  { field, operator, values }: Condition,
  listed: Listed,
  locale: Locale,
): void {
  const declared = listed.fields[field];
  if (!declared || operator === 'nothing') {
    query.whereRaw('1 = 0');
    return;
  }
  const column = sqlOf(field, declared, listed, locale);
  if (operator === 'null') {
    query.where((either) => {
      either.whereNull(column);
      if (declared.type === 'text') either.orWhere(column, '');
    });
    return;
  }
  if (operator === 'like') {
    query.where((either) => {
      for (const value of values) either.orWhere(likeOf(column, value));
    });
    return;
  }
  const typed = values
    .map((value) => typedValue(declared, value))
    .filter((value) => value !== null);
  if (operator === 'ne') {
    if (typed.length > 0) query.whereNotIn(column, typed);
    return;
  }
  if (typed.length === 0) {
    query.whereRaw('1 = 0');
    return;
  }
  if (operator === 'eq') query.whereIn(column, typed);
  else for (const value of typed) query.where(column, COMPARED[operator], value);
}

function likeOf(column: RawBuilder, value: string): RawBuilder {
  return raw(`lower(cast(? as text)) like lower(?) escape '\\'`, [column, likePattern(value)]);
}

/** The column of a field, or the text of its translation, as SQL. */
function sqlOf(field: string, declared: ListField, listed: Listed, locale: Locale): RawBuilder {
  const { tableName } = listed.model;
  const column = declared.column ?? field;
  if (!declared.translated || !listed.texts) return raw('??', [`${tableName}.${column}`]);
  const { tableName: textTable, parentKey } = listed.texts.translationModel;
  return raw('(select ?? from ?? where ?? = ?? and ?? = ?)', [
    `${textTable}.${column}`,
    textTable,
    `${textTable}.${parentKey}`,
    `${tableName}.id`,
    `${textTable}.language`,
    declared.translated.locale ?? locale,
  ]);
}

/** A query's text as the column's type, or null when the column can't hold such a value. */
function typedValue({ type, large }: ListField, value: string): string | number | boolean | null {
  if (type === 'text') return value;
  if (type === 'boolean') {
    if (value === 'true' || value === '1') return true;
    return value === 'false' || value === '0' ? false : null;
  }
  const shape = type === 'integer' ? /^-?\d{1,12}$/ : /^-?\d{1,12}(?:\.\d{1,4})?$/;
  if (!shape.test(value.trim())) return null;
  const number = type === 'money' ? toHalere(Number(value)) : Number(value);
  return large || Math.abs(number) <= MAX_INTEGER ? number : null;
}
