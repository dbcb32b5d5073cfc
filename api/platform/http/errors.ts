import { wrapError } from 'db-errors';
import {
  DataError,
  ForeignKeyViolationError,
  NotFoundError,
  UniqueViolationError,
} from 'objection';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../../db/connect.ts';
import { type Locale, negotiateLocale } from '../../contract/locales.ts';
import { type MessageKey, messageText } from '../../contract/messages/messages.ts';
import {
  conflict,
  Failure,
  type MessageRef,
  malformed,
  noRoom,
  notFound,
  unavailable,
} from '../failure.ts';
import { answerJson } from './answerJson.ts';
import type { Middleware } from './context.ts';

/** Answers errors as `{ message, errors? }`; an unexpected one is a 500 with logged details. */
export function errors(log: Logger): Middleware {
  return async function errorsMiddleware(ctx, next) {
    try {
      await next();
    } catch (error) {
      const failure = toFailure(error);
      const { requestId } = ctx.state;
      // What was refused on purpose needs no stack: a server that still starts, a full disk.
      if (error === failure && failure.status >= 500)
        log.warn({ reason: failure.message, requestId }, 'request refused');
      else if (failure.status >= 500) log.error({ err: error, requestId }, 'request failed');
      const locale = ctx.state.locale ?? negotiateLocale(ctx.get('accept-language'));
      ctx.status = failure.status;
      ctx.set(failure.details.headers ?? {});
      ctx.set('cache-control', 'no-store');
      // What the log has of it is found by this.
      const request_id = failure.status === 500 ? requestId : undefined;
      answerJson(ctx, { ...failureBody(failure, locale), request_id });
    }
  };
}

const textOf = ({ key, params }: MessageRef, locale: Locale) => messageText(key, locale, params);

export function failureBody(failure: Failure, locale: Locale): Record<string, unknown> {
  const { body, errors } = failure.details;
  const fields = Object.entries(errors ?? {});
  return {
    message: textOf(failure.messageRef, locale),
    ...(fields.length > 0 && {
      errors: Object.fromEntries(fields.map(([path, ref]) => [path, textOf(ref, locale)])),
    }),
    ...body,
  };
}

const BY_STATUS: Readonly<Record<number, MessageKey>> = {
  400: 'error.malformed',
  401: 'error.unauthorized',
  403: 'error.forbidden',
  404: 'error.notFound',
  409: 'error.conflict',
  413: 'error.tooLarge',
  415: 'error.mediaType',
  429: 'error.tooMany',
};

/** The codes of a full disk, an exhausted quota, SQLite and PostgreSQL. */
const FULL_DISK: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

/** Whether the disk is full, by the driver's error or one that Objection or a transaction wraps. */
const isFullDisk = (thrown: unknown): boolean =>
  [thrown, Reflect.get(Object(thrown), 'nativeError'), Reflect.get(Object(thrown), 'cause')].some(
    (error) => FULL_DISK.has(Reflect.get(Object(error), 'code')),
  );

/** Anything thrown as a failure: our own, the database's, the body parser's, or unexpected. */
function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (isFullDisk(thrown)) return noRoom();
  if (isDatabaseUnavailable(thrown)) return unavailable();
  const error = thrown instanceof Error ? wrapError(thrown) : thrown;
  if (error instanceof NotFoundError) return notFound();
  if (error instanceof UniqueViolationError) return conflict('error.duplicate');
  if (error instanceof ForeignKeyViolationError) return conflict('error.conflict');
  // A value that a column can't hold is the client's error; all other database errors are ours.
  if (error instanceof DataError) return malformed();
  const status = statusOf(error);
  if (status < 400 || status >= 500) return new Failure(500, { key: 'error.internal' });
  return new Failure(status, { key: BY_STATUS[status] ?? 'error.malformed' });
}

function statusOf(error: unknown): number {
  const { status, httpCode, statusCode }: Record<string, unknown> = Object(error);
  // Formidable uses httpCode.
  return Number([status, httpCode, statusCode].find((code) => typeof code === 'number') ?? 500);
}
