import { createContext, useContext } from 'react';
import type { LiveCounts } from '../../api/contract/types.ts';

/** The latest live counts; null before the first ones and outside `FollowLive`. */
export const LiveContext = createContext<LiveCounts | null>(null);

export const useLiveCounts = (): LiveCounts | null => useContext(LiveContext);

/** Items waiting for an administrator: unread messages and new orders. */
export const pendingCount = (counts: LiveCounts | null): number =>
  (counts?.unread_messages ?? 0) + (counts?.new_orders ?? 0);

/** Ids of new items since the previous counts; deletions and changes don't count. */
export interface News {
  order: number | null;
  message: number | null;
  /** API paths of the resources that were written; null when any may have been. */
  written: readonly string[] | null;
}

export const newsOf = (before: LiveCounts | null, now: LiveCounts): News => ({
  order: newerId(before?.latest_order, now.latest_order),
  message: newerId(before?.latest_message, now.latest_message),
  // Lists are read when the page opens.
  written: now.written ?? (before ? null : []),
});

/** Undefined are those of before the first event, and what the user may not read. */
const newerId = (before: number | null | undefined, now: number | null | undefined) =>
  before !== undefined && typeof now === 'number' && now > (before ?? 0) ? now : null;

/** The counts of an event, without those that the user may not read; null for any other content. */
export function readLiveCounts(data: string): LiveCounts | null {
  try {
    const read: unknown = JSON.parse(data);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
    const {
      unread_messages,
      new_orders,
      latest_message,
      latest_order,
      written,
    }: Record<string, unknown> = { ...read };
    return {
      ...(typeof unread_messages === 'number' && { unread_messages }),
      ...(typeof new_orders === 'number' && { new_orders }),
      ...(isId(latest_message) && { latest_message }),
      ...(isId(latest_order) && { latest_order }),
      ...(Array.isArray(written) && { written: written.map(String) }),
    };
  } catch {
    return null;
  }
}

const isId = (value: unknown): value is number | null =>
  value === null || typeof value === 'number';
