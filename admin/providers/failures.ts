import { type DataProvider, HttpError } from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';

export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What was tried, by the method that tried it; the names of the texts in `resources.X.failures`. */
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

/**
 * Gives every failure the words of back-office §8, e.g. 'Failed to save car: {reason}'. Status and
 * field errors stay as they came; an ended session and an abandoned call pass through untouched.
 */
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

/**
 * The same error with the text of a key, which may name its `%{reason}`. Where it does not, the reason
 * follows it when no answer came: what was tried may be fine, and the person can do something about it.
 */
export function inWords(error: unknown, key: string, translate: Translate): unknown {
  if (!(error instanceof Error) || error.name === 'AbortError') return error;
  const status: unknown = Reflect.get(error, 'status');
  if (status === 401) return error;
  const reason = error.message;
  const text = translate(key, { reason, _: reason });
  const isAnswered = !(error instanceof ApiError) || error.status !== 0;
  return new HttpError(
    isAnswered || text.includes(reason) ? text : `${text}: ${reason}`,
    typeof status === 'number' ? status : 0,
    Reflect.get(error, 'body'),
  );
}
