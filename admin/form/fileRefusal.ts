import { HttpError } from 'react-admin';

/**
 * The failure of a save in which the server refused the file of a field, with the reason at that field;
 * null when it failed for anything else. One that is too large is refused before its field is known.
 */
export function fileRefusal(error: unknown, source: string): HttpError | null {
  if (!(error instanceof Error)) return null;
  const status: unknown = Reflect.get(error, 'status');
  const body: unknown = Reflect.get(error, 'body');
  const errors: unknown = isObject(body) ? body.errors : undefined;
  const told: unknown = isObject(errors) ? errors[source] : undefined;
  if (typeof told === 'string' && typeof status === 'number') {
    return new HttpError(error.message, status, body);
  }
  if (status !== 413) return null;
  const message: unknown = isObject(body) ? body.message : undefined;
  const reason = typeof message === 'string' ? message : error.message;
  return new HttpError(error.message, status, { message: reason, errors: { [source]: reason } });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
