import type { LiveCounts } from '../../api/contract/types.ts';
import { readLiveCounts } from './liveCounts.ts';

interface Following {
  /** Opens the stream; rejects when it can't. */
  open(signal: AbortSignal): Promise<Response>;
  counts(counts: LiveCounts): void;
  /** Whether a retry is useless, e.g. because the session has ended. */
  isFinal(error: unknown): boolean;
  /** Milliseconds without data before the connection counts as lost; the server's heartbeat is 25 s. */
  silence?: number;
  /** Between 0 and 1; spreads the reconnections after a server failure. */
  random?(): number;
}

const TIMEOUT = 60_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** Delay before the n-th consecutive attempt, in milliseconds: growing up to a minute. */
export const waitBefore = (attempt: number, random: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random / 2);

/** Follows the counts, reconnecting as needed, until stopped or an error is final. */
export async function followCounts(
  { open, counts, isFinal, silence = TIMEOUT, random = Math.random }: Following,
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

/** One connection, until it ends or times out. */
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

export interface ServerEvent {
  /** 'message' when the server sends no name. */
  name: string;
  data: string;
}

/** Parses server-sent events from chunks of any size: each chunk returns the events it completes. */
export function createEventParser(): (piece: string) => ServerEvent[] {
  let rest = '';
  let name = '';
  let data: string[] = [];

  const take = (line: string): ServerEvent[] => {
    if (line === '') {
      const event = { name: name || 'message', data: data.join('\n') };
      const isWhole = data.length > 0;
      name = '';
      data = [];
      return isWhole ? [event] : [];
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    return [];
  };

  return (piece) => {
    // A trailing CR may be the first half of a CRLF.
    const text = rest + piece;
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + text.slice(end);
    return lines.flatMap(take);
  };
}
