import type { LiveCounts } from '../../api/contract/types.ts';
import { readLiveCounts } from './readLiveCounts.ts';

type Counts = (counts: LiveCounts) => void;

/** What is used of the browser's BroadcastChannel. */
export interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(data: string): void;
  close(): void;
}

/** What is used of the browser's locks. */
export interface Locks {
  request(
    name: string,
    options: { signal: AbortSignal },
    run: () => Promise<void>,
  ): Promise<unknown>;
}

export interface OneLine {
  /** Follows the counts until it is stopped. */
  follow(counts: Counts, stop: AbortSignal): Promise<void>;
  /** Absent where the page's origin is not secure: then each tab has a line of its own. */
  locks?: Locks | undefined;
  channel(): Channel;
}

const NAME = 'paddock-live';
const ASKED = 'what waits?';

/**
 * Follows the counts over one line for all tabs of this browser: a browser opens six connections to a
 * server, and with each tab holding one the seventh would wait for ever. The tab that has the line
 * tells the others; when it goes, another one takes over.
 */
export async function followOverOneLine(
  { follow, locks, channel }: OneLine,
  counts: Counts,
  stop: AbortSignal,
): Promise<void> {
  if (!locks) return follow(counts, stop);
  const others = channel();
  let latest: LiveCounts | null = null;
  let hasLine = false;
  const tell = () => latest && others.postMessage(JSON.stringify(latest));

  others.onmessage = ({ data }) => {
    if (data === ASKED) {
      if (hasLine) tell();
      return;
    }
    const told = readLiveCounts(String(data));
    if (told && !hasLine) counts(told);
  };
  others.postMessage(ASKED);
  try {
    await locks.request(NAME, { signal: stop }, async () => {
      hasLine = true;
      await follow((now) => {
        latest = now;
        counts(now);
        tell();
      }, stop);
    });
  } catch (error) {
    // Stopped while waiting for the line.
    if (!stop.aborted) throw error;
  } finally {
    others.close();
  }
}
