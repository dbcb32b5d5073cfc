const FIRST_MS = 250;
const LAST_MS = 8_000;

/** Milliseconds before the next attempt: twice as long with each failure, and random, so that instances don't come all at once. */
export function pauseAfter(failures: number): number {
  const pause = Math.min(LAST_MS, FIRST_MS * 2 ** failures);
  return pause * (0.5 + Math.random() / 2);
}
