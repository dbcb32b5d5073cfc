import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';
import type { LiveCounts } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { followCounts } from './followCounts.ts';
import { LiveContext, newsOf } from './liveCounts.ts';
import { followOverOneLine, type OneLine } from './oneLine.ts';
import { useReportNews } from './useReportNews.tsx';
import { whileVisible } from './whileVisible.ts';

/** Provides the live counts to its children while the page is visible. */
export const FollowLive = ({ children }: { children: ReactNode }) => {
  const [counts, setCounts] = useState<LiveCounts | null>(null);
  const heard = useRef<LiveCounts | null>(null);
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const report = useReportNews();

  useEffect(() => {
    const line: OneLine = {
      follow: (counts, stop) =>
        followCounts({ open: (signal) => dataProvider.openLive(signal), counts, isFinal }, stop),
      locks: navigator.locks,
      channel: () => new BroadcastChannel(CHANNEL),
    };
    const take = (now: LiveCounts) => {
      report(newsOf(heard.current, now));
      heard.current = now;
      setCounts(now);
    };
    return whileVisible((stop) => void followOverOneLine(line, take, stop));
  }, [dataProvider, report]);

  return <LiveContext value={counts}>{children}</LiveContext>;
};

const CHANNEL = 'paddock-live';

/** The client has already refreshed the session and retried. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status === 401;
