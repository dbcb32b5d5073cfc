import type { ReactNode } from 'react';
import { LiveBadge, type Named } from '../live/LiveBadge.tsx';
import { useLiveCounts } from '../live/liveCounts.ts';
import { UNREAD } from './counts.ts';
import { useCount } from './useOverview.ts';

interface UnreadBadgeProps {
  behind?: boolean;
  /** The link, which takes the number into its name. */
  children: (named: Named) => ReactNode;
}

/**
 * Puts the number of unread messages on a link while it is above 0: the live count, or the list's total
 * until that arrives.
 */
export const UnreadBadge = ({ behind, children }: UnreadBadgeProps) => {
  const live = useLiveCounts()?.unread_messages;
  const listed = useCount(UNREAD, live === undefined);
  return (
    <LiveBadge behind={behind} count={live ?? listed ?? 0} label="live.unread">
      {children}
    </LiveBadge>
  );
};
