import { LIMITS } from '../../contract/constants.ts';
import { malformed } from '../failure.ts';
import type { ListFields } from './fields.ts';
import { MAX_ALTERNATIVES } from './likePattern.ts';

export type Operator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'null' | 'nothing';

/** One condition on a declared field; several values mean any of them (for `ne`: none of them). */
export interface Condition {
  field: string;
  operator: Operator;
  values: readonly string[];
}

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

type FlatFilter = [name: string, values: readonly (string | null)[]];

/** `{a: {b: 1}}` as `a.b`; null stays, lists become several values, anything deeper is dropped. */
export function flatten(
  filter: Record<string, unknown> = {},
  prefix = '',
  depth = 0,
): FlatFilter[] {
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

/** What a parameter asks of a field; of an unknown one nothing, or with an operator no record. */
export function condition(
  name: string,
  given: readonly (string | null)[],
  fields: ListFields,
): Condition[] {
  const values = given.filter((value) => value !== null);
  if (Object.hasOwn(fields, name)) {
    fewValues(given);
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
  fewValues(given);
  return values.length === 0 ? [] : [{ field, operator, values }];
}

function fewValues({ length }: readonly unknown[]): void {
  if (length > LIMITS.conditionValues) throw malformed('error.conditionValues');
}

/** Letters beyond ASCII are compared so slowly that one such text weighs as much as several. */
const BEYOND_ASCII = 10;

/** As how many conditions a value counts: one for each alternative of a pattern. */
const weightOf = (value: string): number =>
  Math.min(MAX_ALTERNATIVES, value.split('|').length) *
  (/\P{ASCII}/u.test(value) ? BEYOND_ASCII : 1);

/** Throws a 400 on more than 50 conditions; lists that a value is or isn't in are one. */
export function fewEnough(conditions: Condition[]): Condition[] {
  const weights = conditions.map(({ operator, values }) => {
    if (operator === 'eq' || operator === 'ne') return 1;
    if (operator !== 'like') return Math.max(1, values.length);
    return values.reduce((sum, value) => sum + weightOf(value), 0);
  });
  const count = weights.reduce((sum, weight) => sum + weight, 0);
  if (count > LIMITS.conditions) throw malformed('error.conditions');
  return conditions;
}

/** @throws Failure 400 on text that is no JSON */
export function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed('error.query');
  }
}

/** An object in JSON, undefined when nothing was given; throws a 400 on anything else. */
export function jsonObject(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined || text === '') return undefined;
  const value = json(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('error.query');
  }
  return Object.fromEntries(Object.entries(value));
}

export function scalar(value: unknown): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const text = String(value);
  if (text.includes('\0')) throw malformed('error.query');
  return text;
}

/** A name or number inside JSON: an object there may not even have a text. */
export function named(value: unknown): string {
  const text = scalar(value);
  if (text === undefined) throw malformed('error.query');
  return text;
}
