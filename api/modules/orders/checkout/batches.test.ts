import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBatches, type Outcome } from './batches.ts';

const WRITE_MS = 5;

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.useRealTimers());

class Unconfirmed extends Error {}

/** Answers each job doubled, remembers the batches, and fails as the job's text says. */
function doubling() {
  const written: string[][] = [];
  const place = createBatches<string, string>({
    keyOf: (job) => job.replace(/ .*/, ''),
    mayRetry: (error) => !(error instanceof Unconfirmed),
    max: 3,
    write: async (jobs) => {
      written.push([...jobs]);
      await new Promise((resolve) => setTimeout(resolve, WRITE_MS));
      if (jobs.some((job) => job.includes('breaks'))) throw new Error('broken');
      if (jobs.some((job) => job.includes('lost'))) throw new Unconfirmed('no answer');
      return jobs.map(
        (job): Outcome<string> =>
          job.includes('refused') ? { failed: new Error(job) } : { done: job + job },
      );
    },
  });
  return { place, written };
}

describe('createBatches', () => {
  it('writes together what came together, as much as fits', async () => {
    const { place, written } = doubling();
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(place));
    expect(answers).toEqual(['aa', 'bb', 'cc', 'dd', 'ee']);
    expect(written).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
    expect(await place('f')).toBe('ff');
    expect(written.at(-1)).toEqual(['f']);
  });

  it('waits a moment for those who were just let go, but not for long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { place, written } = doubling();
    const both = Promise.all(['a', 'b'].map(place));
    await turn();
    await vi.advanceTimersByTimeAsync(WRITE_MS);
    await both;
    const first = place('c');
    await turn();
    expect(written).toEqual([['a', 'b']]);
    const second = place('d');
    expect(written.at(-1)).toEqual(['c', 'd']);
    await vi.advanceTimersByTimeAsync(WRITE_MS);
    await Promise.all([first, second]);
    const alone = place('e');
    await vi.advanceTimersByTimeAsync(10 + WRITE_MS);
    expect(await alone).toBe('ee');
    expect(written.at(-1)).toEqual(['e']);
  });

  it('never writes two of a key at once', async () => {
    const { place, written } = doubling();
    await Promise.all(['a 1', 'a 2', 'b 1', 'a 3'].map(place));
    expect(written).toEqual([['a 1', 'b 1'], ['a 2'], ['a 3']]);
  });

  it('refuses a job without the others', async () => {
    const { place } = doubling();
    const answers = await Promise.allSettled(['a', 'b refused', 'c'].map(place));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('writes the jobs of a broken batch one by one', async () => {
    const { place, written } = doubling();
    const answers = await Promise.allSettled(['a', 'b breaks', 'c'].map(place));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(written).toEqual([['a', 'b breaks', 'c'], ['a'], ['b breaks'], ['c']]);
    expect(await place('later')).toBe('laterlater');
  });

  it('never writes a batch again that may have been written', async () => {
    const { place, written } = doubling();
    const answers = await Promise.allSettled(['a', 'b lost'].map(place));
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(written).toEqual([['a', 'b lost']]);
    expect(await place('later')).toBe('laterlater');
  });
});
