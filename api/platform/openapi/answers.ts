import {
  type Answer,
  type Described,
  type Header,
  json,
  type Ref,
  type Schema,
  schemaRef,
} from './model.ts';

export const ERROR_SCHEMA: Schema = {
  type: 'object',
  description: 'Body of every failed call, in the language of `accept-language`.',
  properties: {
    message: {
      type: 'string',
      description: 'The first broken rule, or the reason of the failure.',
    },
    errors: {
      type: 'object',
      description: 'Path of a form field (`translations.cs.name`) and what is wrong with it.',
      additionalProperties: { type: 'string' },
    },
    request_id: {
      type: 'string',
      description: 'On a 500: the `x-request-id` to look up in the server’s log.',
    },
  },
  required: ['message'],
};

const failure = (description: string, headers?: Answer['headers']) =>
  answer(description, 'Error', headers);

export const HEADERS: Readonly<Record<string, Header>> = {
  ContentRange: {
    description: 'Range and total of the list: `cars 0-9/42`, or `cars */0`.',
    schema: { type: 'string' },
  },
  XTotalCount: {
    description: 'How many records match, whatever part of them was asked for.',
    schema: { type: 'integer' },
  },
  Link: {
    description: 'With `_page`: where the first, previous, next and last page are.',
    schema: { type: 'string' },
  },
  ETag: {
    description:
      'On answers to visitors; sent back as `if-none-match` it saves what has not changed.',
    schema: { type: 'string' },
  },
  Location: { description: 'Where the new record is.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

const header = (name: string): Ref => ({ $ref: `#/components/headers/${name}` });

/** Failures that many calls share, by the name of their component. */
export const FAILURES: Readonly<Record<string, Answer>> = {
  Malformed: failure('The request cannot be read: broken JSON, or a bound that is no number.'),
  Unauthorized: failure(
    'No token, or an invalid or expired one. A bad bearer is refused where none is needed too.',
  ),
  Forbidden: failure('The role, or the scopes of the token, do not allow this.'),
  NotFound: failure('There is no such record, or a visitor may not see it.'),
  Conflict: failure('The slug or key is taken by another record.'),
  TooLarge: failure('A JSON body of more than 1 MB, or a file of more than 15 MB.'),
  MediaType: failure('Neither JSON nor a multipart form, or a file of a type that is not taken.'),
  Invalid: failure('A rule is broken; `errors` tells at which fields.'),
  TooMany: failure('Too many calls from this address.', { 'Retry-After': header('RetryAfter') }),
  Unavailable: failure('The database does not answer, or the server cannot take more now.'),
  Unexpected: failure('Something went wrong on the server; 507 when its disk is full.'),
};

/** A kept read's answers: with an `ETag`, or without a body for who has the newest copy already. */
export function withETag(answers: Described['answers']): Described['answers'] {
  const ETag = header('ETag');
  const own = Object.entries(answers).map(([status, one]) => [
    status,
    'content' in one ? { ...one, headers: { ...one.headers, ETag } } : one,
  ]);
  const description = 'Nothing has changed since `if-none-match`.';
  return { ...Object.fromEntries(own), 304: { description, headers: { ETag } } };
}

const SHARED = {
  400: 'Malformed',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'MediaType',
  422: 'Invalid',
  429: 'TooMany',
  503: 'Unavailable',
} as const;

export const failures = (...statuses: (keyof typeof SHARED)[]): Record<number, Ref> =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${SHARED[status]}` }]),
  );

export function answer(
  description: string,
  schema: string | Schema,
  headers?: Answer['headers'],
): Answer {
  const content = json(typeof schema === 'string' ? schemaRef(schema) : schema);
  return { description, ...(headers && { headers }), content };
}

export const LIST_HEADERS: Readonly<Record<string, Ref>> = {
  'Content-Range': header('ContentRange'),
  'X-Total-Count': header('XTotalCount'),
  Link: header('Link'),
};

export const created = (description: string, name: string): Answer =>
  answer(description, name, { Location: header('Location') });

export const listAnswer = (description: string, name: string) =>
  answer(description, arrayOf(name), LIST_HEADERS);

export const arrayOf = (name: string): Schema => ({ type: 'array', items: schemaRef(name) });

/** The answer to a write that brought an older version; `record` is the record as it is now. */
export const olderVersion = (description: string, record: Schema): Answer =>
  answer(description, {
    allOf: [schemaRef('Error'), { type: 'object', properties: { record } }],
  });
