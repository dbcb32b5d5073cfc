import type { LiveCounts } from '../../api/contract/types.ts';
import { createEventParser } from './eventParser.ts';
import { readLiveCounts } from './readLiveCounts.ts';

interface Following {
  /** Opens the stream; rejects when it can't be. */
  open(signal: AbortSignal): Promise<Response>;
  counts(counts: LiveCounts): void;
  /** Whether asking again would be of no use, e.g. because the session has ended. */
  isFinal(error: unknown): boolean;
  /** The server beats every 25 s: a line that is silent for longer is dead. */
  silence?: number;
  /** Between 0 and 1; spreads the browsers that all lost the same server. */
  random?(): number;
}

const SILENCE = 60_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** How long to wait before the n-th attempt in a row, in milliseconds: longer each time, up to a minute. */
export const waitBefore = (attempt: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random / 2);

/**
 * Follows the live counts: connects, and connects again after the line was lost. Resolves when it is
 * stopped, or when there is no use in going on.
 */
export async function followCounts(
  { open, counts, isFinal, silence = SILENCE, random = Math.random }: Following,
  stop: AbortSignal,
): Promise<void> {
  let attempt = 0;
  const heard = (news: LiveCounts) => {
    attempt = 0;
    counts(news);
  };
  while (!stop.aborted) {
    try {
      await listen(open, heard, silence, stop);
    } catch (error) {
      if (!stop.aborted && isFinal(error)) return;
    }
    await pause(waitBefore(attempt, random()), stop);
    attempt += 1;
  }
}

/** One connection, until it ends or is silent for too long. */
async function listen(
  open: Following['open'],
  counts: (counts: LiveCounts) => void,
  silence: number,
  stop: AbortSignal,
): Promise<void> {
  const line = new AbortController();
  const cut = () => line.abort();
  let watch = setTimeout(cut, silence);
  stop.addEventListener('abort', cut, { once: true });
  try {
    const response = await open(line.signal);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const parse = createEventParser();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      clearTimeout(watch);
      watch = setTimeout(cut, silence);
      for (const { name, data } of parse(next.value)) {
        const news = name === 'counts' ? readLiveCounts(data) : null;
        if (news) counts(news);
      }
    }
  } finally {
    clearTimeout(watch);
    stop.removeEventListener('abort', cut);
    line.abort();
  }
}

const pause = (time: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stop.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time);
    stop.addEventListener('abort', end);
  });
