import { ApiError } from '../client/ApiError.ts';

/** A record that could not be loaded. */
export interface SeedFailure {
  file: string;
  resource: string;
  record: string;
  message: string;
}

export type Outcome = 'created' | 'updated' | 'unchanged';

/** What a run did. */
export interface SeedReport extends Record<Outcome, number> {
  failures: SeedFailure[];
  /** Lists that the server, or this program, doesn't know. */
  skipped: string[];
}

/** How far a run is. */
export interface SeedProgress {
  resource: string;
  done: number;
  total: number;
}

/** What went wrong, in one line for the person who runs the tool. */
export function failureMessage(error: unknown): string {
  if (error instanceof ApiError && error.errors) {
    return Object.entries(error.errors)
      .map(([field, message]) => `${field}: ${message}`)
      .join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

export const failureLine = ({ file, resource, record, message }: SeedFailure): string =>
  `${file}: ${resource} "${record}": ${message}`;
