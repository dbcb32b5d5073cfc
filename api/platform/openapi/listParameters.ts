import { LIMITS } from '../../contract/constants.ts';
import { LOCALES } from '../../contract/locales.ts';
import type { FieldType, ListFields } from '../lists/fields.ts';
import { json, type Parameter, type Ref, type Schema } from './model.ts';

const wholeNumber: Schema = { type: 'integer', minimum: 0 };
const words: Schema = { type: 'string' };

export const query = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'query',
  description,
  schema,
});

/** A part of the path beside the record's key; by default an id. */
export const inPath = (
  name: string,
  description: string,
  schema: Schema = { type: 'integer' },
): Parameter => ({ name, in: 'path', required: true, description, schema });

const jsonQuery = (name: string, description: string, schema: Schema): Parameter => ({
  name,
  in: 'query',
  description,
  content: json(schema),
});

const LIST_PARAMETERS: Readonly<Record<string, Parameter>> = {
  Sort: jsonQuery('sort', 'react-admin: field and direction.', {
    type: 'array',
    items: words,
    examples: [['id', 'DESC']],
  }),
  Range: jsonQuery(
    'range',
    `react-admin: first and last row, both included; at most ${LIMITS.pageSize} rows.`,
    { type: 'array', items: wholeNumber, minItems: 2, maxItems: 2, examples: [[0, 9]] },
  ),
  Filter: jsonQuery(
    'filter',
    'react-admin: fields and their values; a list means any of them, null means empty, `q` searches. ' +
      `A query takes at most ${LIMITS.conditions} conditions in all.`,
    { type: 'object', additionalProperties: true, examples: [{ id: [1, 2] }] },
  ),
  Q: query(
    'q',
    'Words to be found in the texts of a record, all of them in any order; accents, case and endings aside.',
    words,
  ),
  SortBy: query('_sort', 'json-server: fields separated by commas.', words),
  Order: query('_order', 'json-server: `asc` or `desc` for each field of `_sort`.', words),
  Start: query('_start', 'json-server: the first row.', wholeNumber),
  End: query('_end', 'json-server: the row behind the last one.', wholeNumber),
  Page: query('_page', 'json-server: the page, from 1; the answer carries `Link`.', {
    type: 'integer',
  }),
  Limit: query(
    '_limit',
    `json-server: rows a page, 10 with \`_page\`, at most ${LIMITS.pageSize}.`,
    { ...wholeNumber, maximum: LIMITS.pageSize },
  ),
};

export const SHARED_PARAMETERS: Readonly<Record<string, Parameter>> = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Czech when the first language is `cs`, English otherwise.',
    schema: { type: 'string', examples: [...LOCALES] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer; when nothing has changed the answer is 304.',
    schema: words,
  },
  ...LIST_PARAMETERS,
};

const shared = (name: string): Ref => ({ $ref: `#/components/parameters/${name}` });

export const ACCEPT_LANGUAGE = shared('AcceptLanguage');
export const IF_NONE_MATCH = shared('IfNoneMatch');
const LISTING = Object.keys(LIST_PARAMETERS).map(shared);

/** What may follow a field's name in an address, and what it then means. */
export const FIELD_OPERATORS = {
  _ne: 'not this value',
  _gt: 'greater',
  _gte: 'greater or equal',
  _lt: 'less',
  _lte: 'less or equal',
  _like: 'contains, case aside; `^`, `$`, `.*` and `|` mean what they do in regular expressions',
} as const;

/** Both conventions' list parameters, and the fields that this list is filtered and sorted by. */
export function listParameters(fields: ListFields): (Parameter | Ref)[] {
  return [...LISTING, fieldParameter(fields)];
}

/** One exploded object describes all parameters that are named like a field. */
function fieldParameter(fields: ListFields): Parameter {
  const names = Object.keys(fields);
  const operators = Object.entries(FIELD_OPERATORS).map(([end, what]) => `\`${end}\` ${what}`);
  return {
    name: 'fields',
    in: 'query',
    style: 'form',
    explode: true,
    description: `Each field is a parameter of its own, repeated for any of several values; with an ending it compares: ${operators.join(', ')}. The same names sort.`,
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(fields).map(([name, { type }]) => [name, TYPES[type]]),
      ),
      patternProperties: {
        [`^(?:${names.map(escaped).join('|')})(?:${Object.keys(FIELD_OPERATORS).join('|')})$`]: {
          type: 'string',
        },
      },
    },
  };
}

const TYPES: Readonly<Record<FieldType, Schema>> = {
  integer: { type: 'integer' },
  money: { type: 'number', description: 'Czech crowns.' },
  boolean: { type: 'boolean' },
  text: { type: 'string' },
  moment: {
    type: 'string',
    description: 'A time, or a day as YYYY-MM-DD: its beginning. Without a zone it is Prague time.',
  },
};

const escaped = (name: string) => name.replaceAll('.', '\\.');

export function embedParameters(names: readonly string[]): Parameter[] {
  if (names.length === 0) return [];
  const what = 'Related records to join to each record; also as `_expand` and `embed`.';
  const schema: Schema = { type: 'array', items: { type: 'string', enum: [...names] } };
  return [{ ...query('_embed', what, schema), style: 'form', explode: true }];
}
