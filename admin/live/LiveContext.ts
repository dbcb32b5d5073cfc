import { createContext, useContext } from 'react';
import type { LiveCounts } from '../../api/contract/types.ts';

/** What waits, as last heard; null before that and where nobody follows it. */
export const LiveContext = createContext<LiveCounts | null>(null);

export const useLiveCounts = (): LiveCounts | null => useContext(LiveContext);

/** Everything that waits for an administrator: messages nobody has read, orders nobody has taken up. */
export const waitingIn = (counts: LiveCounts | null): number =>
  counts ? counts.unread_messages + counts.new_orders : 0;
