import { HttpError } from 'react-admin';

/** Reads are tried once more when no answer came or the server stumbled, not when it refused. */
export const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < 1 && (!(error instanceof HttpError) || error.status === 0 || error.status >= 500);
