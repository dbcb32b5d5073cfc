import type { Locale } from '../contract/locales.ts';
import { ApiError } from './ApiError.ts';
import { clientMessage } from './clientMessage.ts';

/** The parsed body of a good answer, null when it is empty; throws when it isn't JSON. */
export async function readAnswer(response: Response, locale: Locale) {
  const text = await bodyText(response, locale);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unparseable(cause, response.status, locale);
  }
}

/** The error of an answer outside 200–299: the body's message, else 'HTTP error! Status: …'. */
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
    const failure = isTimeout(cause) ? 'timeout' : 'network';
    throw new ApiError(clientMessage(failure, locale), { failure });
  }
}

/** Whether a call was given up because it took too long. */
export const isTimeout = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';

function unparseable(cause: unknown, status: number, locale: Locale): ApiError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ApiError(clientMessage('unparseable', locale, { reason }), {
    failure: 'unparseable',
    status,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function textOf(body: unknown, key: string): string {
  const value = field(body, key);
  return typeof value === 'string' ? value : '';
}

function fieldErrors(body: unknown): Record<string, string> | undefined {
  const errors = field(body, 'errors');
  if (typeof errors !== 'object' || errors === null) return undefined;
  const texts = Object.entries(errors).filter((entry) => typeof entry[1] === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** One property of a parsed body, undefined when the body is no object or lacks it. */
export const field = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;

interface ReceivedTokens {
  accessToken?: string;
  refreshToken?: string;
}

/** Tokens of a sign-in or refresh answer, in any of the three spellings in use. */
export function readTokens(answer: unknown): ReceivedTokens {
  const data = field(answer, 'data');
  return {
    accessToken: firstText(
      field(answer, 'accessToken'),
      field(data, 'accessToken'),
      field(answer, 'token'),
    ),
    refreshToken: firstText(
      field(answer, 'refreshToken'),
      field(data, 'refreshToken'),
      field(answer, 'refresh_token'),
    ),
  };
}

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');
