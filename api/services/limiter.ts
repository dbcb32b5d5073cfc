import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

/** Counts what is done under a key, up to a number within a window of time. */
export interface Limiter {
  /** Takes one; answers 0, or the seconds to wait when none is left. */
  take(key: string): Promise<number>;
  /** Gives back one that was taken. */
  giveBack(key: string): Promise<void>;
}

export interface Limit {
  /** Keeps its counts apart from those of other limits in a store that they share. */
  name: string;
  points: number;
  seconds: number;
  /** Some more may pass, so that nobody waits for a store that instances share. */
  isRough?: boolean;
}

/** Makes a limiter; where its counts are kept is its own matter. */
export type CreateLimiter = (limit: Limit) => Limiter;

/** As many keys as one limiter keeps, about 4 MB; beyond it the oldest are let go. */
const MAX_KEYS = 20_000;

/** Counts in this process's memory. Keys are hashed: however long they are, they take the same. */
export const memoryLimiter: CreateLimiter = ({ points, seconds }) => {
  // The oldest come first, and as all windows are equally long they are also the first to end.
  const counts = new Map<string, { taken: number; until: number }>();

  const makeRoom = (now: number) => {
    for (const [key, { until }] of counts) {
      if (until > now && counts.size < MAX_KEYS) return;
      counts.delete(key);
    }
  };

  return {
    async take(key) {
      const now = Date.now();
      const hash = hashOf(key);
      const known = counts.get(hash);
      if (known === undefined || known.until <= now) {
        counts.delete(hash);
        makeRoom(now);
        counts.set(hash, { taken: 1, until: now + seconds * 1000 });
        return 0;
      }
      if (known.taken >= points) return Math.ceil((known.until - now) / 1000);
      known.taken += 1;
      return 0;
    },
    async giveBack(key) {
      const known = counts.get(hashOf(key));
      if (known !== undefined && known.taken > 0) known.taken -= 1;
    },
  };
};

/** A key as it is kept: however long it is, this takes the same. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * What an IP address is counted as: an IPv4 address as it is, also where it is written as IPv6, and
 * an IPv6 address by its first 64 bits, of which one customer has all the rest. Some proxies write
 * the port behind the address: it doesn't count.
 */
export function networkOf(address: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\]|([\d.]+)):\d+$/.exec(address) ?? [];
  const bare = (inBrackets ?? beforePort ?? address).replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  const [g6 = 0, g7 = 0] = groups.slice(6);
  const isIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIpv4) return [g6 >> 8, g6 & 255, g7 >> 8, g7 & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // Browsers' own spelling of it has no dotted part.
  const [head = [], tail = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) =>
      half
        .split(':')
        .filter(Boolean)
        .map((group) => Number.parseInt(group, 16)),
    );
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
