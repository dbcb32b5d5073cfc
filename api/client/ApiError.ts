/** Causes of a failed call: an HTTP error, no answer in 30 s, no connection, or invalid JSON. */
type ApiFailure = 'http' | 'timeout' | 'network' | 'unparseable';

interface ApiErrorDetails {
  failure?: ApiFailure;
  /** The HTTP status; 0 without an answer. */
  status?: number;
  /** Messages by form field path, e.g. `translations.cs.name`. */
  errors?: Record<string, string>;
  body?: unknown;
  /** Seconds to wait, from the Retry-After header. */
  retryAfter?: number;
}

/** A failed call; its message can be shown to the visitor, in the visitor's language. */
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

/** Whether a later retry may help: there was no answer, or the server limited the rate. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.failure === 'network' || error.failure === 'timeout' || error.status === 429);
