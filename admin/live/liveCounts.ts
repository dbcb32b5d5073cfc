import { createContext, useContext } from 'react';
import type { LiveCounts } from '../../api/contract/types.ts';

/** The latest live counts; null before the first ones and outside `FollowLive`. */
export const LiveContext = createContext<LiveCounts | null>(null);

export const useLiveCounts = (): LiveCounts | null => useContext(LiveContext);

/** Items waiting for an administrator: unread messages and new orders. */
export const pendingCount = (counts: LiveCounts | null): number =>
  counts ? counts.unread_messages + counts.new_orders : 0;

/** Ids of new items since the previous counts; deletions and changes don't count. */
export interface News {
  order: number | null;
  message: number | null;
  /** API paths of the resources that were written; null when any may have been. */
  written: readonly string[] | null;
}

export const newsOf = (before: LiveCounts | null, now: LiveCounts): News => ({
  order: before && isNewer(before.latest_order, now.latest_order) ? now.latest_order : null,
  message: before && isNewer(before.latest_message, now.latest_message) ? now.latest_message : null,
  // Lists are read when the page opens.
  written: now.written ?? (before ? null : []),
});

const isNewer = (before: number | null, now: number | null) => now !== null && now > (before ?? 0);

/** The counts of an event; null for any other content. */
export function readLiveCounts(data: string): LiveCounts | null {
  try {
    const read: Record<string, unknown> = Object(JSON.parse(data));
    const { unread_messages, new_orders, latest_message, latest_order, written } = read;
    if (typeof unread_messages !== 'number' || typeof new_orders !== 'number') return null;
    return {
      unread_messages,
      new_orders,
      latest_message: idOf(latest_message),
      latest_order: idOf(latest_order),
      ...(Array.isArray(written) && { written: written.map(String) }),
    };
  } catch {
    return null;
  }
}

const idOf = (value: unknown) => (typeof value === 'number' ? value : null);
