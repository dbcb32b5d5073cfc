import { Failure } from '../../http/failure.ts';

/** What is told to those for whom there is no room in line: seconds until they may come again. */
const RETRY_AFTER = '10';

/**
 * Runs at most `limit` works at once; `waitingMax` further ones wait in line, and the next is
 * refused.
 * @throws Failure 503 when the line is full
 */
export function createGate(
  limit: number,
  waitingMax: number,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = () => {
    if (running < limit) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= waitingMax) {
      throw new Failure(503, { key: 'error.busy' }, { headers: { 'retry-after': RETRY_AFTER } });
    }
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
