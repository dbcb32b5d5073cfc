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

/** Words failures with their resource's text, except ended sessions and aborted calls. */
export function withFailureTexts<T extends DataProvider>(provider: T, translate: Translate): T {
  return new Proxy(provider, {
    get(target, method, receiver) {
      const call: unknown = Reflect.get(target, method, receiver);
      const attempt = ATTEMPTS[String(method)];
      if (!attempt || typeof call !== 'function') return call;
      return async (resource: string, ...rest: unknown[]) => {
        try {
          return await Reflect.apply(call, target, [resource, ...rest]);
        } catch (error) {
          throw inWords(error, `resources.${resource}.failures.${attempt}`, translate);
        }
      };
    },
  });
}

/** An error with the text of a message key; the reason is appended when no answer came. */
function inWords(error: unknown, key: string, translate: Translate): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError') return error;
  const { status, body } = Object(error);
  if (status === 401) return error;
  const reason = error.message;
  const text = translate(key, { reason, _: reason });
  const isAnswered = !(error instanceof ApiError) || error.status !== 0;
  return new HttpError(
    isAnswered || text.includes(reason) ? text : `${text}: ${reason}`,
    typeof status === 'number' ? status : 0,
    body,
  );
}

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
