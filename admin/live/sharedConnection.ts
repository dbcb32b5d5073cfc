import type { LiveCounts } from '../../api/contract/types.ts';
import { readLiveCounts } from './liveCounts.ts';

type Counts = (counts: LiveCounts) => void;

export interface Channel extends Pick<BroadcastChannel, 'postMessage' | 'close'> {
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface Locks {
  request(
    name: string,
    options: { signal: AbortSignal },
    run: () => Promise<void>,
  ): Promise<unknown>;
}

export interface SharedConnection {
  follow(counts: Counts, stop: AbortSignal): Promise<void>;
  /** Undefined on insecure origins: there each tab has its own connection. */
  locks?: Locks | undefined;
  channel(name: string): Channel;
}

/** Of the lock and of the channel. */
const NAME = 'paddock-live';
const ASKED = 'what waits?';

/** One connection shared by all tabs: browsers allow six per server, so a seventh would hang. */
export async function followShared(
  { follow, locks, channel }: SharedConnection,
  counts: Counts,
  stop: AbortSignal,
): Promise<void> {
  if (!locks) return follow(counts, stop);
  const others = channel(NAME);
  let latest: LiveCounts | null = null;
  let isLeader = false;
  others.onmessage = ({ data }) => {
    if (data === ASKED) {
      // Which events the asking tab has missed is not known.
      if (isLeader && latest) others.postMessage(JSON.stringify({ ...latest, written: undefined }));
      return;
    }
    const received = readLiveCounts(String(data));
    if (received && !isLeader) counts(received);
  };
  others.postMessage(ASKED);
  try {
    await locks.request(NAME, { signal: stop }, async () => {
      isLeader = true;
      await follow((now) => {
        latest = now;
        counts(now);
        others.postMessage(JSON.stringify(now));
      }, stop);
    });
  } catch (error) {
    // Stopped while waiting for the lock.
    if (!stop.aborted) throw error;
  } finally {
    others.close();
  }
}
