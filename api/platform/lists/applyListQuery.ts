import { type AnyQueryBuilder, type RawBuilder, raw } from 'objection';
import { alphabetically } from '../../../db/alphabet.ts';
import { isSqlite } from '../../../db/connect.ts';
import { MAX_INTEGER } from '../../contract/fields.ts';
import type { Locale } from '../../contract/locales.ts';
import { toHalere } from '../../contract/money.ts';
import { momentOf } from '../../contract/pragueTime.ts';
import { formsOf, searchWords } from '../../contract/searchWords.ts';
import type { ListField } from './fields.ts';
import { likeOf, likePattern } from './likePattern.ts';
import type { Condition, Operator } from './listConditions.ts';
import type { ListQuery, Sort } from './listQuery.ts';

export interface Listed {
  model: { tableName: string };
  texts?: { translationModel: { tableName: string; parentKey: string } };
  fields: Readonly<Record<string, ListField>>;
  order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
  /** False where its table has no column `search`. */
  isSearched?: false;
}

/** What large columns are trusted with: a JavaScript number is exact that far. */
const MAX_LARGE = 99_999_999_999_999;

const COMPARED = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
type Comparison = keyof typeof COMPARED;
const isComparison = (operator: Operator): operator is Comparison =>
  Object.hasOwn(COMPARED, operator);

export function applyConditions(
  query: AnyQueryBuilder,
  { conditions, search }: Pick<ListQuery, 'conditions' | 'search'>,
  listed: Listed,
  locale: Locale,
): void {
  joinTexts(query, conditions, listed, locale);
  for (const condition of conditions) applyCondition(query, condition, listed, locale);
  if (search === '' || listed.isSearched === false) return;
  const column = `${listed.model.tableName}.search`;
  for (const word of searchWords(search)) {
    query.where((any) => {
      for (const form of formsOf(word)) {
        any.orWhereRaw(`?? like ? escape '\\'`, [column, likePattern(form)]);
      }
    });
  }
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
    const { alphabet, translated } = declared;
    const language = translated ? (translated.locale ?? locale) : alphabet;
    const key = language ? raw(alphabetically(query.knex(), '?', language), [value]) : value;
    query.orderBy(key, direction);
    if (declared.within) query.orderBy(`${tableName}.${declared.within}`, direction);
  }
  if (sort.length === 0) {
    for (const [column, direction] of listed.order)
      query.orderBy(`${tableName}.${column}`, direction);
  }
  const last = sort.at(-1)?.direction ?? listed.order.at(-1)?.[1] ?? 'asc';
  query.orderBy(`${tableName}.id`, last);
}

/** Joins texts once for each language: a look-up per condition would read a row again and again. */
function joinTexts(
  query: AnyQueryBuilder,
  conditions: readonly Condition[],
  { model, texts, fields }: Listed,
  locale: Locale,
): void {
  if (!texts) return;
  const { tableName: textTable, parentKey } = texts.translationModel;
  const asked = conditions.map(({ field }) => fields[field]?.translated);
  for (const language of new Set(asked.flatMap((text) => (text ? [text.locale ?? locale] : [])))) {
    const alias = joinedAs(language);
    query.leftJoin(`${textTable} as ${alias}`, (on) =>
      on
        .on(`${alias}.${parentKey}`, `${model.tableName}.id`)
        .andOnVal(`${alias}.language`, language),
    );
  }
}

const joinedAs = (language: Locale) => `texts_${language}`;

function joinedColumn(field: string, declared: ListField, listed: Listed, locale: Locale) {
  const { column = field, translated } = declared;
  const table =
    translated && listed.texts ? joinedAs(translated.locale ?? locale) : listed.model.tableName;
  return raw('??', [`${table}.${column}`]);
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
  const column = joinedColumn(field, declared, listed, locale);
  if (operator === 'null') {
    query.where((either) => {
      either.whereNull(column);
      if (declared.type === 'text') either.orWhere(column, '');
    });
    return;
  }
  if (operator === 'like') {
    const sent = declared.type === 'money' ? crownsOf(column) : column;
    const isOnSqlite = isSqlite(query.knex());
    query.where((either) => {
      for (const like of values.flatMap((value) => likeOf(sent, isOnSqlite, value))) {
        either.orWhere(like);
      }
    });
    return;
  }
  const max = declared.large ? MAX_LARGE : MAX_INTEGER;
  const typed = values
    .map((value) => typedValue(declared, value))
    .filter((value) => value !== null);
  if (isComparison(operator)) {
    if (typed.length === 0) query.whereRaw('1 = 0');
    for (const value of typed) compare(query, column, operator, value, max);
    return;
  }
  const held = typed.filter((value) => typeof value !== 'number' || Math.abs(value) <= max);
  if (operator === 'ne') {
    if (held.length > 0) query.whereNotIn(column, held);
    return;
  }
  if (held.length === 0) {
    query.whereRaw('1 = 0');
    return;
  }
  query.whereIn(column, held);
}

/** A bound that the column can't hold is its largest or smallest number, and not within it. */
function compare(
  query: AnyQueryBuilder,
  column: RawBuilder,
  operator: Comparison,
  value: string | number | boolean,
  max: number,
): void {
  const asksForMore = operator === 'gt' || operator === 'gte';
  if (typeof value !== 'number' || Math.abs(value) <= max) {
    query.where(column, COMPARED[operator], value);
  } else if (value > max) query.where(column, asksForMore ? '>' : '<=', max);
  else query.where(column, asksForMore ? '>=' : '<', -max);
}

/** An amount in haléře as the text of the number that is sent. */
const crownsOf = (column: RawBuilder): RawBuilder =>
  raw(`rtrim(rtrim(cast(? / 100.0 as text), '0'), '.')`, [column]);

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

/** A time as the database has it, so that they compare as texts; a day, month or year is its beginning in Prague. */
function pointInTime(value: string): string | null {
  const [, year, month = '01', day = '01'] =
    /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(value.trim()) ?? [];
  return momentOf(year === undefined ? value : `${year}-${month}-${day}T00:00`);
}

/** A query's text as the column's type, or null when it is none of it. */
function typedValue({ type }: ListField, value: string): string | number | boolean | null {
  if (type === 'text') return value;
  if (type === 'moment') return pointInTime(value);
  if (type === 'boolean') {
    if (value === 'true' || value === '1') return true;
    return value === 'false' || value === '0' ? false : null;
  }
  const shape = type === 'integer' ? /^-?\d{1,30}$/ : /^-?\d{1,30}(?:\.\d{1,4})?$/;
  if (!shape.test(value.trim())) return null;
  return type === 'money' ? toHalere(Number(value)) : Number(value);
}
