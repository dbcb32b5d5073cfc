import type { Locale } from '../contract/locales.ts';
import { PREVIEW_HEADER } from '../contract/sitePaths.ts';
import { isTimeout, readAnswer, refusal, unanswered } from './readAnswer.ts';
import { createRefresh } from './refresh.ts';
import type { Session } from './session.ts';

export interface ClientOptions {
  /** The language of every call, asked at each one. */
  language: () => Locale;
  /** The stored sign-in; absent = every call is a visitor's. */
  session?: Session;
  /** A signed text that shows one hidden record to visitors' eyes. */
  preview?: string | undefined;
  onSessionEnd?: () => void;
  baseUrl?: string;
  fetch?: typeof fetch;
  /** Sends forms that hold files in place of fetch, and knows itself when to give up. */
  sendFiles?: typeof fetch;
  /** Whether reads carry the cache-busting `_t` stamp; yes in browsers, no on the server. */
  stamp?: boolean;
  /** Changes what the API answered before anyone reads it, e.g. sets texts for a page. */
  receive?: (<T>(data: T) => T) | undefined;
  /** Milliseconds until a call is given up; 30,000 by default. */
  timeout?: number;
}

export interface RequestOptions {
  /** Parameters of the address; null and undefined ones are left out. */
  query?: Record<string, string | number | boolean | null | undefined>;
  /** A form goes out as it is, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The typed way to the API; every call rejects with an `ApiError` whose message may be shown. */
export type Client = ReturnType<typeof createClient>;

/** Calls that sign in and out themselves: a 401 of theirs is an answer, not an expired token. */
const SIGN_IN_PATHS = /^\/auth\/(login|logout|refresh|second-step|passkey)$/;

const NEVER = new AbortController().signal;

/** Makes the API's client: language, bearer, time-out, one refresh and one retry. */
export function createClient(options: ClientOptions) {
  const { language, session, preview, stamp = typeof window !== 'undefined' } = options;
  const receive = options.receive ?? ((data) => data);
  const fetchNow = options.fetch ?? ((input, init) => fetch(input, init));

  async function send(
    method: Method,
    path: string,
    request: RequestOptions,
    isEndless = false,
  ): Promise<Response> {
    const sendFiles = holdsFiles(request.body) ? options.sendFiles : undefined;
    const isTimed = !isEndless && !sendFiles;
    const timeout = isTimed ? AbortSignal.timeout(options.timeout ?? 30_000) : NEVER;
    const token = session?.accessToken();
    const isForm = request.body instanceof FormData;
    const query = { ...request.query, _t: stamp && method === 'GET' ? Date.now() : undefined };
    const address = (options.baseUrl ?? '/api') + withQuery(path, query);
    try {
      return await (sendFiles ?? fetchNow)(address, {
        method,
        credentials: 'include',
        signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
        headers: {
          accept: 'application/json',
          'accept-language': language(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(preview && { [PREVIEW_HEADER]: preview }),
          ...(request.body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.body !== undefined && {
          body: request.body instanceof FormData ? request.body : JSON.stringify(request.body),
        }),
      });
    } catch (cause) {
      if (request.signal?.aborted) throw cause;
      throw unanswered(timeout.aborted || isTimeout(cause), language());
    }
  }

  const askForTokens = (token: string) => send('POST', '/auth/refresh', { body: { token } });
  const refresh = session && createRefresh({ session, askForTokens, ...options });

  /** A good answer with its body unread; a token that is no longer taken is replaced once. */
  async function answered(...call: Parameters<typeof send>) {
    const token = session?.accessToken();
    let response = await send(...call);
    if (response.status === 401 && refresh && token && !SIGN_IN_PATHS.test(call[1])) {
      await refresh(token);
      response = await send(...call);
    }
    if (!response.ok) throw await refusal(response, language());
    return response;
  }

  async function request<T>(method: Method, path: string, given: RequestOptions = {}) {
    const response = await answered(method, path, given);
    const data: T = receive(await readAnswer(response, language()));
    return { status: response.status, headers: response.headers, data };
  }

  const shortcut =
    (method: Method) =>
    async <T>(path: string, given?: RequestOptions) =>
      (await request<T>(method, path, given)).data;

  return {
    request,
    /** A read whose answer goes on: its body is the caller's, and nothing times out. */
    open: (path: string, given: RequestOptions = {}) => answered('GET', path, given, true),
    get: shortcut('GET'),
    post: shortcut('POST'),
    put: shortcut('PUT'),
    patch: shortcut('PATCH'),
    delete: shortcut('DELETE'),
  };
}

function withQuery(path: string, query: NonNullable<RequestOptions['query']>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  if (given.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`;
}

const holdsFiles = (body: unknown): boolean =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);
