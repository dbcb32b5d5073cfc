import type { Locale } from '../contract/locales.ts';
import { PREVIEW_HEADER } from '../contract/sitePaths.ts';
import { ApiError } from './ApiError.ts';
import { clientMessage } from './clientMessage.ts';
import { isTimeout, readAnswer, refusal } from './readAnswer.ts';
import { createRefresh } from './refresh.ts';
import type { Session } from './session.ts';

export interface ClientOptions {
  /** The language of every call, asked at each one. */
  language: () => Locale;
  /** The stored sign-in; absent = every call is a visitor's. */
  session?: Session;
  /** A signed text that shows one hidden record to visitors' eyes. */
  preview?: string | undefined;
  /** Called once the session has ended for good, to show the sign-in page. */
  onSessionEnd?: () => void;
  /** Where the API is; '/api' by default. */
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

export type QueryValue = string | number | boolean | null | undefined;

export interface RequestOptions {
  /** Parameters of the address; null and undefined ones are left out. */
  query?: Record<string, QueryValue>;
  /** A form goes out as it is, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** A request as it goes out. */
interface Sending extends RequestOptions {
  /** Whether its answer may go on for ever. */
  isEndless?: boolean;
}

export interface Answer<T> {
  status: number;
  headers: Headers;
  /** The parsed body; null when there was none. */
  data: T;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The typed way to the API; every call rejects with an `ApiError` whose message may be shown. */
export interface Client {
  /** One call with its status and headers, for those who read Content-Range. */
  request<T>(method: Method, path: string, options?: RequestOptions): Promise<Answer<T>>;
  /** A read whose answer goes on, e.g. events: its body is the caller's, and nothing times out. */
  open(path: string, options?: RequestOptions): Promise<Response>;
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  post<T>(path: string, options?: RequestOptions): Promise<T>;
  put<T>(path: string, options?: RequestOptions): Promise<T>;
  patch<T>(path: string, options?: RequestOptions): Promise<T>;
  delete<T>(path: string, options?: RequestOptions): Promise<T>;
}

/** Calls that sign in and out themselves: a 401 of theirs is an answer, not an expired token. */
const SIGN_IN_PATHS = new Set(['/auth/login', '/auth/logout', '/auth/refresh']);

const NEVER = new AbortController().signal;

/** Makes the API's client: language, bearer, time-out, one refresh and one retry. */
export function createClient(options: ClientOptions): Client {
  const { language, session, preview, stamp = typeof window !== 'undefined' } = options;
  const receive = options.receive ?? ((data) => data);
  const fetchNow = options.fetch ?? ((input, init) => fetch(input, init));

  async function send(method: Method, path: string, request: Sending): Promise<Response> {
    const sendFiles = holdsFiles(request.body) ? options.sendFiles : undefined;
    const isTimed = !request.isEndless && !sendFiles;
    const timeout = isTimed ? AbortSignal.timeout(options.timeout ?? 30_000) : NEVER;
    const token = session?.accessToken();
    const isForm = request.body instanceof FormData;
    const sendNow = sendFiles ?? fetchNow;
    try {
      return await sendNow(address(options.baseUrl ?? '/api', method, path, request, stamp), {
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
        ...(request.body !== undefined && { body: encoded(request.body) }),
      });
    } catch (cause) {
      if (request.signal?.aborted) throw cause;
      const failure = timeout.aborted || isTimeout(cause) ? 'timeout' : 'network';
      throw new ApiError(clientMessage(failure, language()), { failure });
    }
  }

  const refresh = session && createRefresh({ session, send, ...options });

  /** A good answer with its body unread; a token that is no longer taken is replaced once. */
  async function answered(method: Method, path: string, given: Sending) {
    const token = session?.accessToken();
    let response = await send(method, path, given);
    if (response.status === 401 && refresh && token && !SIGN_IN_PATHS.has(path)) {
      await refresh(token);
      response = await send(method, path, given);
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
    open: (path, given) => answered('GET', path, { ...given, isEndless: true }),
    get: shortcut('GET'),
    post: shortcut('POST'),
    put: shortcut('PUT'),
    patch: shortcut('PATCH'),
    delete: shortcut('DELETE'),
  };
}

function address(
  baseUrl: string,
  method: Method,
  path: string,
  { query = {} }: RequestOptions,
  stamp: boolean,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  if (stamp && method === 'GET') search.set('_t', String(Date.now()));
  const text = search.toString();
  if (!text) return `${baseUrl}${path}`;
  return `${baseUrl}${path}${path.includes('?') ? '&' : '?'}${text}`;
}

const holdsFiles = (body: unknown): boolean =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File);

const encoded = (body: unknown): BodyInit =>
  body instanceof FormData ? body : JSON.stringify(body);
