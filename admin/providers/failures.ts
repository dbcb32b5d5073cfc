import { type DataProvider, HttpError } from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';

export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The names of the texts in `resources.X.failures`, by the method that failed. */
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

/** Gives failures the text of their resource, but not ended sessions and aborted calls. */
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

/** The error with the text of a key; its reason is appended if no answer came. */
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

/** What an error says. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What it says at the fields of a form. */
export const fieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  (error instanceof ApiError && error.errors) || {};

/** A notice that something failed, in the words that came with it. */
export function failureNotice(failure: unknown) {
  const reason = reasonOf(failure);
  return [reason, { type: 'error', messageArgs: { _: reason } }] as const;
}
