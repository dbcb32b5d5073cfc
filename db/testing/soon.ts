import { vi } from 'vitest';

/**
 * Waits until an assertion holds, and gives what it returns. The limit is for a machine that is busy
 * with much else: only what never comes takes all of it.
 */
export const soon = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout: 60_000, interval: 20 });
