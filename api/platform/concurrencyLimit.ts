import pLimit from 'p-limit';
import { Failure } from './failure.ts';

/**
 * Runs at most `running` tasks at once, in the order in which they came, while at most `waiting`
 * others wait.
 * @throws Failure 503 from `run` when as many wait already
 */
export function concurrencyLimit(running: number, waiting: number) {
  const limit = pLimit(running);
  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      if (limit.activeCount + limit.pendingCount >= running + waiting) {
        throw new Failure(503, { key: 'error.busy' }, { headers: { 'retry-after': '10' } });
      }
      return limit(task);
    },
    /** How many tasks wait. */
    waiting: () => limit.pendingCount,
  };
}
