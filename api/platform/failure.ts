import type { MessageKey, MessageParams } from '../contract/messages/messages.ts';

/** A message that is translated into the reader's language when it is sent. */
export interface Said {
  key: MessageKey;
  params?: MessageParams;
}

interface Details {
  errors?: Record<string, Said>;
  /** Further fields of the answer, e.g. the current record of a conflict. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** A request that can't be fulfilled, with the status and message of its answer. */
export class Failure extends Error {
  override name = 'Failure';

  constructor(
    readonly status: number,
    readonly said: Said,
    readonly details: Details = {},
  ) {
    super(said.key);
  }
}

/** 400: the request could not be read. */
export const malformed = (key: MessageKey = 'error.malformed') => new Failure(400, { key });

/** 401: no bearer, or a bad one. */
export const unauthorized = (
  key: MessageKey = 'error.unauthorized',
  body: Record<string, unknown> = {},
) => new Failure(401, { key }, { body });

/** 403: signed in, but without the right to do this. */
export const forbidden = (
  key: MessageKey = 'error.forbidden',
  body: Record<string, unknown> = {},
) => new Failure(403, { key }, { body });

export const notFound = (key: MessageKey = 'error.notFound') => new Failure(404, { key });

/** 409: something that the writer should see first; `body` is merged into the answer. */
export const conflict = (key: MessageKey, body: Record<string, unknown> = {}) =>
  new Failure(409, { key }, { body });

/** 422: a rule is broken; the first rule is the message. */
export const invalid = (first: Said, errors: Record<string, Said> = {}) =>
  new Failure(422, first, { errors });

export const invalidField = (field: string, key: MessageKey, params?: MessageParams) => {
  const said: Said = params ? { key, params } : { key };
  return invalid(said, { [field]: said });
};

/** 429 with the seconds to wait. */
export const tooMany = (seconds: number) =>
  new Failure(
    429,
    { key: 'error.tooMany' },
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } },
  );

/** 503 with the seconds after which asking again may help: the database is away. */
export const unavailable = (body: Record<string, unknown> = {}) =>
  new Failure(503, { key: 'error.unavailable' }, { body, headers: { 'retry-after': '10' } });

/** 507: the server's disk, or its database's, is full. */
export const noRoom = (status = 507, body: Record<string, unknown> = {}) =>
  new Failure(status, { key: 'error.noRoom' }, { body });
