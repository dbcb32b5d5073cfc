import type { MessageKey, MessageParams } from '../contract/messages/messages.ts';

/** A message key and its parameters; translated into the client's language when it is sent. */
export interface MessageRef {
  key: MessageKey;
  params?: MessageParams;
}

interface Details {
  errors?: Record<string, MessageRef>;
  /** Further fields of the answer's body, e.g. the current record of a conflict. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An error with the status and message of the answer to the client. */
export class Failure extends Error {
  override name = 'Failure';

  constructor(
    readonly status: number,
    readonly messageRef: MessageRef,
    readonly details: Details = {},
  ) {
    super(messageRef.key);
  }
}

/** 400: the request could not be read. */
export const malformed = (key: MessageKey = 'error.malformed', params?: MessageParams) =>
  new Failure(400, { key, ...(params && { params }) });

/** 401: the bearer token is missing or invalid. */
export const unauthorized = (
  key: MessageKey = 'error.unauthorized',
  body: Record<string, unknown> = {},
) => new Failure(401, { key }, { body });

/** 403: signed in, but without the right. */
export const forbidden = (
  key: MessageKey = 'error.forbidden',
  body: Record<string, unknown> = {},
) => new Failure(403, { key }, { body });

/** 404. */
export const notFound = (key: MessageKey = 'error.notFound') => new Failure(404, { key });

/** 409: the request conflicts with the current state; `body` is merged into the answer. */
export const conflict = (key: MessageKey, body: Record<string, unknown> = {}) =>
  new Failure(409, { key }, { body });

/** 422: the input breaks a rule; `first` is the message, `errors` those by field. */
export const invalid = (first: MessageRef, errors: Record<string, MessageRef> = {}) =>
  new Failure(422, first, { errors });

/** 422 for one field. */
export const invalidField = (field: string, key: MessageKey, params?: MessageParams) => {
  const message: MessageRef = params ? { key, params } : { key };
  return invalid(message, { [field]: message });
};

/** 422 for a sent file that can't be read, and why. */
export const unreadableFile = (key: MessageKey, params?: MessageParams) =>
  invalidField('file', key, params);

/** 429 with the seconds to wait. */
export const tooMany = (seconds: number) =>
  new Failure(
    429,
    { key: 'error.tooMany' },
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } },
  );

/** 503 with `retry-after`: the database is unreachable. */
export const unavailable = (body: Record<string, unknown> = {}) =>
  new Failure(503, { key: 'error.unavailable' }, { body, headers: { 'retry-after': '10' } });

/** 507: the disk of the server or of its database is full. */
export const noRoom = (status = 507, body: Record<string, unknown> = {}) =>
  new Failure(status, { key: 'error.noRoom' }, { body });
