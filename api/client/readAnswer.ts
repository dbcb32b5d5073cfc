import type { Locale } from '../contract/locales.ts';
import { ApiError } from './ApiError.ts';
import { clientMessage } from './clientMessage.ts';

/** The parsed body of a successful response, null if empty; throws an `ApiError` on invalid JSON. */
export async function readAnswer(response: Response, locale: Locale) {
  const text = await bodyText(response, locale);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError(clientMessage('unparseable', locale, { reason }), {
      failure: 'unparseable',
      status: response.status,
    });
  }
}

/** The error for a status outside 200–299: the body's message, else 'HTTP error! Status: …'. */
export async function refusal(response: Response, locale: Locale): Promise<ApiError> {
  const body = parsed(await bodyText(response, locale).catch(() => ''));
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const message =
    textOf(body, 'message') || clientMessage('http', locale, { code: response.status });
  return new ApiError(message, {
    status: response.status,
    errors: fieldErrors(body),
    body,
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  });
}

async function bodyText(response: Response, locale: Locale): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw unanswered(isTimeout(cause), locale);
  }
}

/** The error for a call without an answer: a time-out or a network failure. */
export function unanswered(tooLate: boolean, locale: Locale): ApiError {
  const failure = tooLate ? 'timeout' : 'network';
  return new ApiError(clientMessage(failure, locale), { failure });
}

/** Whether an error comes from `AbortSignal.timeout`. */
export const isTimeout = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

/** Parses JSON; null if it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldErrors(body: unknown): Record<string, string> | undefined {
  const errors = field(body, 'errors');
  if (typeof errors !== 'object' || errors === null) return undefined;
  const texts = Object.entries(errors).filter((entry) => typeof entry[1] === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** A property of a parsed body; undefined if it is missing or the body is not an object. */
export const field = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;

/** A text property of a parsed body; undefined if it is missing or not a text. */
export function textOf(body: unknown, key: string): string | undefined {
  const value = field(body, key);
  return typeof value === 'string' ? value : undefined;
}
