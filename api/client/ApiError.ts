/** What stopped a call: the server's refusal, silence for 30 s, no connection, or no JSON. */
type ApiFailure = 'http' | 'timeout' | 'network' | 'unparseable';

interface ApiErrorDetails {
  failure?: ApiFailure;
  /** The HTTP status, 0 when no answer came. */
  status?: number;
  /** Messages by form field path, e.g. `translations.cs.name`. */
  errors?: Record<string, string>;
  body?: unknown;
  /** Seconds to wait, from the Retry-After header. */
  retryAfter?: number;
}

/** A failed call; its message is a text for the visitor, in the visitor's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  readonly status: number;
  readonly errors: Record<string, string> | undefined;
  readonly body: unknown;
  readonly retryAfter: number | undefined;

  constructor(message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.failure = details.failure ?? 'http';
    this.status = details.status ?? 0;
    this.errors = details.errors;
    this.body = details.body;
    this.retryAfter = details.retryAfter;
  }
}

/** Whether waiting and asking again may help: no answer came, or the server asked to slow down. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.failure === 'network' || error.failure === 'timeout' || error.status === 429);
