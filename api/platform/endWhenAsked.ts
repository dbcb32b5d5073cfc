import type { Logger } from 'pino';

interface Ending {
  /** Ends what the process does; what takes longer than the process may is cut off. */
  end(): Promise<unknown>;
  log: Logger;
  /** By default this process. */
  from?: Pick<NodeJS.Process, 'once' | 'on' | 'exit'>;
}

/** The process ends within 5 seconds, whatever is still running. */
const END_MS = 4_800;

/**
 * Ends the process on SIGTERM and SIGINT, and after an error that nothing caught, also of a promise: its
 * state is unknown then, but the requests under way can still be answered. Node by itself would cut them
 * off, and the log would not say why.
 * @returns a signal that is aborted at that moment
 */
export function endWhenAsked({ end, log, from = process }: Ending): AbortSignal {
  const ending = new AbortController();
  const stop = (code: number) => {
    if (ending.signal.aborted) return;
    ending.abort();
    setTimeout(() => from.exit(code), END_MS);
    end()
      .catch((error: unknown) => log.error({ err: error }, 'the server could not end in order'))
      .finally(() => from.exit(code));
  };
  from.once('SIGTERM', () => stop(0));
  from.once('SIGINT', () => stop(0));
  from.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server ends: nothing caught this error');
    stop(1);
  });
  return ending.signal;
}
