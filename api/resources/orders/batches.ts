/** How a job of a batch ended. */
export type Outcome<Result> = { done: Result } | { failed: unknown };

interface Batching<Job, Result> {
  /** Writes several jobs at once; answers an outcome for each, in their order. */
  write(jobs: readonly Job[]): Promise<readonly Outcome<Result>[]>;
  /** Jobs of the same key are never in one batch: the later one waits for the next. null is no key. */
  keyOf(job: Job): string | null;
  /** Whether a batch that failed with this error has surely written nothing. */
  mayRetry(error: unknown): boolean;
  /** How many jobs one batch takes. */
  max: number;
}

interface Waiting<Job, Result> {
  job: Job;
  settle(outcome: Outcome<Result>): void;
}

/** How long a batch waits for those who were answered with the last one, in milliseconds. */
const GATHER_MS = 4;

/**
 * Group commit: jobs that come together share a transaction and its wait for the disk. Each promise
 * settles when its own job is on disk or refused.
 *
 * What comes while nothing goes on is written at once. After a batch the next one waits a moment
 * until as many have come as were just let go, since under load they come again: a few large batches
 * cost half of what many small ones do.
 */
export function createBatches<Job, Result>({ write, keyOf, mayRetry, max }: Batching<Job, Result>) {
  let waiting: Waiting<Job, Result>[] = [];
  let state: 'idle' | 'starting' | 'writing' | 'gathering' = 'idle';
  let gathering: NodeJS.Timeout | undefined;
  /** How many have to wait before a batch begins without waiting any longer. */
  let enough = 1;

  const begin = () => {
    clearTimeout(gathering);
    if (waiting.length > 0) void work();
    else state = 'idle';
  };

  const work = async () => {
    state = 'writing';
    const { batch, rest } = nextBatch(waiting);
    waiting = rest;
    const outcomes = await writeAll(batch.map(({ job }) => job));
    for (const [index, { settle }] of batch.entries()) {
      settle(outcomes[index] ?? { failed: new Error('A batch lost a job.') });
    }
    state = 'gathering';
    gathering = setTimeout(begin, GATHER_MS);
    enough = Math.min(max, waiting.length + batch.length);
    if (waiting.length >= enough) begin();
  };

  const add = (one: Waiting<Job, Result>) => {
    waiting.push(one);
    if (state === 'gathering' && waiting.length >= enough) begin();
    if (state !== 'idle') return;
    state = 'starting';
    // What arrived with this one gets the chance to join.
    setImmediate(begin);
  };

  /** A batch that fails before anything is written is written job by job: none can spoil the others. */
  const writeAll = async (jobs: readonly Job[]): Promise<readonly Outcome<Result>[]> => {
    try {
      return await write(jobs);
    } catch (error) {
      if (jobs.length <= 1 || !mayRetry(error)) return jobs.map(() => ({ failed: error }));
      const outcomes: Outcome<Result>[] = [];
      for (const job of jobs) outcomes.push(...(await writeAll([job])));
      return outcomes;
    }
  };

  const nextBatch = (all: readonly Waiting<Job, Result>[]) => {
    const keys = new Set<string>();
    const batch: Waiting<Job, Result>[] = [];
    const rest: Waiting<Job, Result>[] = [];
    for (const one of all) {
      const key = keyOf(one.job);
      const fits = batch.length < max && (key === null || !keys.has(key));
      if (key !== null) keys.add(key);
      (fits ? batch : rest).push(one);
    }
    return { batch, rest };
  };

  return (job: Job): Promise<Result> =>
    new Promise((resolve, reject) => {
      const settle = (outcome: Outcome<Result>) =>
        'done' in outcome ? resolve(outcome.done) : reject(outcome.failed);
      add({ job, settle });
    });
}
