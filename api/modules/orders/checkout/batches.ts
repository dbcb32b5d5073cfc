export type Outcome<Result> = { done: Result } | { failed: unknown };

interface Batching<Job, Result> {
  /** Writes several jobs at once; returns an outcome for each, in their order. */
  write(jobs: readonly Job[]): Promise<readonly Outcome<Result>[]>;
  /** Jobs with the same key are never in one batch: the later one waits. null is no key. */
  keyOf(job: Job): string | null;
  /** Whether a batch that failed with this error has certainly written nothing. */
  mayRetry(error: unknown): boolean;
  max: number;
}

interface Waiting<Job, Result> {
  job: Job;
  settle(outcome: Outcome<Result>): void;
}

/** How long a batch waits for the customers of the last one, in milliseconds. */
const GATHER_MS = 4;

/**
 * Group commit: concurrent jobs share a transaction and its wait for the disk. Each promise settles
 * when its own job is on disk or rejected.
 *
 * An idle queue writes a job at once. After a batch the next one waits a moment until as many jobs
 * have arrived as were just finished, since under load the same customers return: a few large batches
 * cost half of many small ones.
 */
export function createBatches<Job, Result>({ write, keyOf, mayRetry, max }: Batching<Job, Result>) {
  let waiting: Waiting<Job, Result>[] = [];
  let state: 'idle' | 'starting' | 'writing' | 'gathering' = 'idle';
  let gathering: NodeJS.Timeout | undefined;
  /** How many waiting jobs begin a batch before its time. */
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
    // Jobs that arrive at the same time join.
    setImmediate(begin);
  };

  /** A batch that fails without writing anything is retried job by job, so that one bad job fails alone. */
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
