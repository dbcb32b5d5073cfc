import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';
import type { LiveCounts } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { followCounts } from './followCounts.ts';
import { LiveContext } from './LiveContext.ts';
import { newsOf } from './newsOf.ts';
import { followOverOneLine, type OneLine } from './oneLine.ts';
import { useTellNews } from './useTellNews.tsx';
import { whileVisible } from './whileVisible.ts';

/** Keeps what is below it informed of what waits, while the page is looked at. */
export const FollowLive = ({ children }: { children: ReactNode }) => {
  const [counts, setCounts] = useState<LiveCounts | null>(null);
  const heard = useRef<LiveCounts | null>(null);
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const tell = useTellNews();

  useEffect(() => {
    const line: OneLine = {
      follow: (counts, stop) =>
        followCounts({ open: (signal) => dataProvider.openLive(signal), counts, isFinal }, stop),
      locks: navigator.locks,
      channel: () => new BroadcastChannel(CHANNEL),
    };
    const take = (now: LiveCounts) => {
      tell(newsOf(heard.current, now));
      heard.current = now;
      setCounts(now);
    };
    return whileVisible((stop) => void followOverOneLine(line, take, stop));
  }, [dataProvider, tell]);

  return <LiveContext value={counts}>{children}</LiveContext>;
};

const CHANNEL = 'paddock-live';

/** The client has refreshed and asked again before it gave up. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status === 401;
