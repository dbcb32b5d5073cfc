/** Work in the background, from the start of the server to its end. */
export interface Worker {
  start(): unknown;
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<unknown>;
}

interface Repeated {
  /** From the end of a run to the next one. */
  pauseMs: number | (() => number);
  /** From the start to the first run; by default a pause. */
  firstMs?: number;
  run(): Promise<unknown>;
  /** Called when a run fails, which ends nothing: the next one follows after the pause. */
  onError(error: unknown): void;
}

/**
 * Runs something again and again, never twice at once. `stop` waits for a run under way; long runs
 * look at `signal`, which is aborted then, and end early.
 */
export function every({ pauseMs, firstMs, run, onError }: Repeated) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const pause = () => (typeof pauseMs === 'number' ? pauseMs : pauseMs());

  const runAfter = (ms: number) => {
    timer = setTimeout(() => {
      running = runOnce();
    }, ms).unref();
  };

  const runOnce = async () => {
    try {
      await run();
    } catch (error) {
      onError(error);
    }
    if (!signal.aborted) runAfter(pause());
  };

  return {
    signal,
    start: () => runAfter(firstMs ?? pause()),
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
