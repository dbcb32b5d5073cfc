import type { Locale } from '../contract/locales.ts';
import { PREVIEW_HEADER } from '../contract/sitePaths.ts';
import { isTimeout, readAnswer, refusal, unanswered } from './readAnswer.ts';
import type { Session } from './session.ts';

export interface ClientOptions {
  /** The language of the user, read for each call. */
  language: () => Locale;
  /** The stored sign-in; without it, all calls are anonymous. */
  session?: Session;
  /** A signed preview, which makes one hidden record visible. */
  preview?: string | undefined;
  onSessionEnd?: () => void;
  baseUrl?: string;
  fetch?: typeof fetch;
  /** Replaces `fetch` for forms with files; handles time-outs itself. */
  sendFiles?: typeof fetch;
  /** Whether reads have the cache-busting parameter `_t`; defaults to true in browsers only. */
  stamp?: boolean;
  /** Transforms answers before they are returned, e.g. for typography. */
  receive?: (<T>(data: T) => T) | undefined;
  /** Time-out in milliseconds; 30,000 by default. */
  timeout?: number;
}

export interface RequestOptions {
  /** URL parameters; null and undefined ones are left out. */
  query?: Record<string, string | number | boolean | null | undefined>;
  /** A `FormData` is sent as a form, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The typed API client; calls reject with an `ApiError`, whose message can be shown. */
export type Client = ReturnType<typeof createClient>;

/** Paths whose 401 is a result, not an expired token: they are not retried. */
const SIGN_IN_PATHS = /^\/auth\/(login|logout|refresh|second-step|passkey)$/;

const NEVER = new AbortController().signal;

/** Creates a client with language, bearer token, time-out, and one refresh and retry on a 401. */
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
    const { body } = request;
    // Without a body it isn't asked: Node would load its HTTP client for it.
    const form = body !== undefined && body instanceof FormData ? body : null;
    const sendFiles = form && holdsFiles(form) ? options.sendFiles : undefined;
    const isTimed = !isEndless && !sendFiles;
    const timeout = isTimed ? AbortSignal.timeout(options.timeout ?? 30_000) : NEVER;
    const token = session?.accessToken();
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
          ...(body !== undefined && !form && { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(body !== undefined && { body: form ?? JSON.stringify(body) }),
      });
    } catch (cause) {
      if (request.signal?.aborted) throw cause;
      throw unanswered(timeout.aborted || isTimeout(cause), language());
    }
  }

  const askForTokens = (token: string) => send('POST', '/auth/refresh', { body: { token } });
  let replaceToken: ((refused: string) => Promise<void>) | undefined;

  /** Loaded when a token is refused for the first time: most visitors have none. */
  async function refresh(session: Session, refused: string): Promise<void> {
    const { createRefresh } = await import('./refresh.ts').catch(() => {
      throw unanswered(false, language());
    });
    replaceToken ??= createRefresh({ session, askForTokens, ...options });
    await replaceToken(refused);
  }

  /** Returns a successful response, its body unread; replaces a rejected token once. */
  async function answered(...call: Parameters<typeof send>) {
    const token = session?.accessToken();
    let response = await send(...call);
    if (response.status === 401 && session && token && !SIGN_IN_PATHS.test(call[1])) {
      await refresh(session, token);
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
    /** Opens a streaming response: the caller reads its body, and there is no time-out. */
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

const holdsFiles = (form: FormData): boolean =>
  [...form.values()].some((value) => value instanceof File);
