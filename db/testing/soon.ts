import { vi } from 'vitest';

/**
 * Waits until an assertion holds, and returns its result. The limit allows for a busy machine: only a
 * failure takes all of it.
 */
export const soon = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout: 60_000, interval: 20 });
