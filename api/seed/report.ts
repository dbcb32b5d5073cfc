import { ApiError } from '../client/ApiError.ts';
import type { LoadOutcome } from '../contract/planLoading.ts';

export interface SeedFailure {
  file: string;
  resource: string;
  /** '' for a list as a whole. */
  record: string;
  message: string;
  line?: number | undefined;
  /** Whether the server was unreachable, which is not the record's fault. */
  lost?: boolean;
}

/** What became of a record; the refused ones are the failures. */
export type Outcome = Exclude<LoadOutcome, 'refused'>;

export interface SeedReport extends Record<Outcome, number> {
  failures: SeedFailure[];
  /** Records with fields that are left out, since there are none of such names. */
  unknown: SeedFailure[];
  /** Names of lists that the server or this version doesn't know. */
  skipped: string[];
}

export interface SeedProgress {
  resource: string;
  done: number;
  total: number;
}

/** The message of an error; of a validation error, one per field. */
export function failureMessage(error: unknown): string {
  if (error instanceof ApiError && error.errors) {
    return Object.entries(error.errors)
      .map(([field, message]) => `${field}: ${message}`)
      .join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

export const failureLine = ({ file, resource, record, message, line }: SeedFailure): string =>
  `${file}: ${resource}${nameOf(record)}: ${message}${line === undefined ? '' : ` (line ${line})`}`;

const nameOf = (record: string) => (record === '' ? '' : ` "${record}"`);

/** A line per failure; those after the server became unreachable are summed up in one. */
export function failureLines(failures: readonly SeedFailure[]): string[] {
  const lines = failures.filter(({ lost }) => !lost).map(failureLine);
  const lost = failures.filter((failure) => failure.lost);
  const [first, last] = [lost[0], lost.at(-1)];
  if (!first || !last) return lines;
  const more = ` and ${lost.length - 1} more, up to ${last.resource}${nameOf(last.record)}`;
  const { file, resource, record, message } = first;
  const others = lost.length > 1 ? more : '';
  return [...lines, `${file}: ${resource}${nameOf(record)}${others}: ${message}`];
}

const WIDTH = 30;

/** A progress bar on a terminal; elsewhere one line per resource, or the title only. */
export function progressBar(
  output: { isTTY?: boolean; write(text: string): unknown },
  title?: string,
) {
  const before = title === undefined ? '' : `${title} `;
  let shown = '';
  return ({ resource, done, total }: SeedProgress): void => {
    if (output.isTTY) {
      const filled = Math.round((WIDTH * done) / total);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      output.write(
        `\r${before}${bar} ${done}/${total} ${resource}\u001b[K${done === total ? '\n' : ''}`,
      );
      return;
    }
    const line = title ?? resource;
    if (shown === line) return;
    shown = line;
    output.write(`${line} …\n`);
  };
}
