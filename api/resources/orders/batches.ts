import { setImmediate as immediate } from 'node:timers/promises';

/** How a job of a batch ended. */
export type Outcome<Result> = { done: Result } | { failed: Error };

interface Batching<Job, Result> {
  /** Writes several jobs at once; answers an outcome for each, in their order. */
  write(jobs: readonly Job[]): Promise<readonly Outcome<Result>[]>;
  /** Jobs of the same key are never in one batch: the later one waits for the next. */
  keyOf(job: Job): string;
  /** How many jobs one batch takes. */
  max: number;
}

interface Waiting<Job, Result> {
  job: Job;
  settle(outcome: Outcome<Result>): void;
}

/**
 * Group commit: what arrives while a batch is being written waits and is written together as the
 * next one, so that many jobs share a transaction and its wait for the disk. Each promise settles when its own job is on disk or refused.
 */
export function createBatches<Job, Result>({ write, keyOf, max }: Batching<Job, Result>) {
  let waiting: Waiting<Job, Result>[] = [];
  let writing = false;

  /** A batch that fails as a whole is written job by job: none can spoil the others. */
  const writeAll = async (jobs: readonly Job[]): Promise<readonly Outcome<Result>[]> => {
    try {
      return await write(jobs);
    } catch (error) {
      const [only, ...others] = jobs;
      if (only === undefined || others.length === 0)
        return jobs.map(() => ({ failed: asError(error) }));
      const outcomes: Outcome<Result>[] = [];
      for (const job of jobs) outcomes.push(...(await writeAll([job])));
      return outcomes;
    }
  };

  const work = async () => {
    writing = true;
    while (waiting.length > 0) {
      // Whoever was let go by the last batch, or arrived with this one, gets the chance to join.
      await immediate();
      const { batch, rest } = nextBatch(waiting);
      waiting = rest;
      const outcomes = await writeAll(batch.map(({ job }) => job));
      for (const [index, { settle }] of batch.entries()) {
        settle(outcomes[index] ?? { failed: new Error('A batch lost a job.') });
      }
    }
    writing = false;
  };

  const nextBatch = (all: readonly Waiting<Job, Result>[]) => {
    const keys = new Set<string>();
    const batch: Waiting<Job, Result>[] = [];
    const rest: Waiting<Job, Result>[] = [];
    for (const one of all) {
      const key = keyOf(one.job);
      const fits = batch.length < max && !keys.has(key);
      keys.add(key);
      (fits ? batch : rest).push(one);
    }
    return { batch, rest };
  };

  return (job: Job): Promise<Result> =>
    new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<Result>) =>
        'done' in outcome ? resolve(outcome.done) : reject(outcome.failed);
      waiting.push({ job, settle });
      if (!writing) void work();
    });
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
