import type { ReactNode } from 'react';
import { LiveBadge, type Named } from './LiveBadge.tsx';
import { useLiveCounts } from './LiveContext.ts';

/** Puts the number of orders that nobody has taken up, those still pending, on a link. */
export const NewOrdersBadge = ({ children }: { children: (named: Named) => ReactNode }) => (
  <LiveBadge count={useLiveCounts()?.new_orders ?? 0} label="live.newOrders">
    {children}
  </LiveBadge>
);
