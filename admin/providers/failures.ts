import { type DataProvider, HttpError } from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';

export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Keys of the texts in `resources.X.failures`, by failed method. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  getList: 'load',
  getMany: 'load',
  getManyReference: 'load',
  getOne: 'edit',
  create: 'save',
  update: 'save',
  updateMany: 'save',
  delete: 'delete',
  deleteMany: 'delete',
};

/** Logs unexpected failures, and words all with their resource's text; except ended sessions and aborted calls. */
export function withFailureTexts<T extends DataProvider>(provider: T, translate: Translate): T {
  return new Proxy(provider, {
    get(target, method, receiver) {
      const call: unknown = Reflect.get(target, method, receiver);
      if (typeof call !== 'function') return call;
      const attempt = ATTEMPTS[String(method)];
      return async (...args: unknown[]) => {
        try {
          return await Reflect.apply(call, target, args);
        } catch (error) {
          if (!isFailure(error)) throw error;
          // The arguments of other methods may be addresses or passwords.
          logFailure(attempt ? `${String(method)} of ${args[0]}` : String(method), error);
          if (!attempt) throw error;
          const key = `resources.${args[0]}.failures.${attempt}`;
          throw inWords(error, key, translate, method === 'update' && isMissing(error));
        }
      };
    },
  });
}

const isFailure = (error: unknown): error is Error =>
  error instanceof Error && error.name !== 'AbortError' && Reflect.get(error, 'status') !== 401;

/**
 * Logs what nobody expects, in production: elsewhere react-admin logs every failed call itself. That there was
 * no answer (0), or that it was a refusal, browsers log themselves.
 */
function logFailure(call: string, error: Error): void {
  if (process.env.NODE_ENV !== 'production') return;
  const { status } = Object(error);
  if (status === 0 || (status >= 400 && status < 500)) return;
  // Not the error itself: its body may be a customer's record.
  const reason = `${call} failed${status === undefined ? '' : ` with ${status}`}: ${error.message}`;
  // biome-ignore lint/suspicious/noConsole: logging to the browser's console is intended.
  console.error(reason, error.stack);
}

/**
 * An error with the text of a message key. The reason is appended when no answer came, or when the record
 * that was saved is gone.
 */
function inWords(error: Error, key: string, translate: Translate, isGone: boolean): Error {
  const { status, body } = Object(error);
  const reason = isGone ? translate('paddock.deletedMeanwhile') : error.message;
  const text = translate(key, { reason, _: reason });
  const needsReason = isGone || (error instanceof ApiError && error.status === 0);
  return new HttpError(
    needsReason && !text.includes(reason) ? `${text}: ${reason}` : text,
    typeof status === 'number' ? status : 0,
    body,
  );
}

/** Whether a record could not be read or saved because it doesn't exist, so that a retry is useless. */
export const isMissing = (error: unknown): boolean => Object(error).status === 404;

/** The message of an error. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The error messages by form field, also of an error with its resource's text. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> => {
  if (error instanceof ApiError) return error.errors ?? {};
  const { errors } = error instanceof HttpError ? Object(error.body) : {};
  return errors ?? {};
};

/** Arguments of `notify` for a failure. */
export function failureNotice(failure: unknown) {
  const reason = reasonOf(failure);
  return [reason, { type: 'error', messageArgs: { _: reason } }] as const;
}
