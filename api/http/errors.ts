import { wrapError } from 'db-errors';
import {
  DataError,
  ForeignKeyViolationError,
  NotFoundError,
  UniqueViolationError,
} from 'objection';
import type { Logger } from 'pino';
import { type Locale, negotiateLocale } from '../contract/locales.ts';
import { isMessageKey, messageText } from '../contract/messages/messages.ts';
import { conflict, Failure, malformed, noRoom, notFound, type Said } from '../services/failure.ts';
import type { Middleware } from './context.ts';

/**
 * Answers every error as `{ message, errors? }` in the reader's language. What the server did not
 * expect is a 500 that tells the client nothing and the log everything.
 */
export function errors(log: Logger): Middleware {
  return async function errorsMiddleware(ctx, next) {
    try {
      await next();
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status >= 500)
        log.error({ err: error, requestId: ctx.state.requestId }, 'failed');
      const locale = ctx.state.locale ?? negotiateLocale(ctx.get('accept-language'));
      ctx.status = failure.status;
      ctx.set(failure.details.headers ?? {});
      ctx.set('cache-control', 'no-store');
      ctx.body = failureBody(failure, locale);
    }
  };
}

const textOf = (said: Said, locale: Locale) => messageText(said.key, locale, said.params);

/** The JSON body of a failure in one language. */
export function failureBody(failure: Failure, locale: Locale): Record<string, unknown> {
  const { body, errors } = failure.details;
  const fields = Object.entries(errors ?? {});
  return {
    message: textOf(failure.said, locale),
    ...(fields.length > 0 && {
      errors: Object.fromEntries(fields.map(([path, said]) => [path, textOf(said, locale)])),
    }),
    ...body,
  };
}

const BY_STATUS = {
  400: 'error.malformed',
  401: 'error.unauthorized',
  403: 'error.forbidden',
  404: 'error.notFound',
  409: 'error.conflict',
  413: 'error.tooLarge',
  415: 'error.mediaType',
  429: 'error.tooMany',
} as const;

/** What a full disk, a spent quota, SQLite and PostgreSQL say. */
const FULL_DISK: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

/** Whether it is the disk, be it as the driver says it, as Objection, or as an order's transaction. */
const isFullDisk = (thrown: unknown): boolean =>
  [thrown, Reflect.get(Object(thrown), 'nativeError'), Reflect.get(Object(thrown), 'cause')].some(
    (error) => FULL_DISK.has(Reflect.get(Object(error), 'code')),
  );

/** Any thrown thing as a failure: our own, the database's, the body parser's, or unexpected. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (isFullDisk(thrown)) return noRoom();
  const error = thrown instanceof Error ? wrapError(thrown) : thrown;
  if (error instanceof NotFoundError) return notFound();
  if (error instanceof UniqueViolationError) return conflict('error.duplicate');
  if (error instanceof ForeignKeyViolationError) return conflict('error.conflict');
  // Values that a column cannot hold are the request's fault; all other database errors are ours.
  if (error instanceof DataError) return malformed();
  const status = statusOf(error);
  if (status in BY_STATUS) {
    const key = BY_STATUS[status as keyof typeof BY_STATUS];
    if (isMessageKey(key)) return new Failure(status, { key });
  }
  if (status >= 400 && status < 500) return new Failure(status, { key: 'error.malformed' });
  return new Failure(500, { key: 'error.internal' });
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  // formidable says httpCode where others say status.
  for (const name of ['status', 'httpCode', 'statusCode'] as const) {
    const value = Reflect.get(error, name);
    if (typeof value === 'number') return value;
  }
  return 500;
}
