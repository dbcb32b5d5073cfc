import type { ComponentProps } from 'react';
import { LiveBadge } from '../live/LiveBadge.tsx';
import { useLiveCounts } from '../live/liveCounts.ts';
import { useCount } from './useOverview.ts';

type UnreadBadgeProps = Pick<ComponentProps<typeof LiveBadge>, 'behind' | 'children'>;

/** Adds the number of unread messages to a link: the live count, before it arrives the list's total. */
export const UnreadBadge = (props: UnreadBadgeProps) => {
  const live = useLiveCounts()?.unread_messages;
  const listed = useCount('unread', live === undefined);
  return <LiveBadge {...props} count={live ?? listed ?? 0} label="live.unread" />;
};
