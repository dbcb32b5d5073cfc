import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import {
  LinkBase,
  useCloseNotification,
  useDataProvider,
  useNotify,
  useTranslate,
} from 'react-admin';
import { ApiError } from '../../api/client/ApiError.ts';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import { screenAt } from '../../api/contract/screens.ts';
import type { LiveCounts } from '../../api/contract/types.ts';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';
import { reloadAllLists, reloadLists } from '../ui/reloadLists.ts';
import { followCounts } from './followCounts.ts';
import { LiveContext, type News, newsOf } from './liveCounts.ts';
import { followShared, type SharedConnection } from './sharedConnection.ts';
import { whileVisible } from './whileVisible.ts';

export const FollowLive = ({ children }: { children: ReactNode }) => {
  const [counts, setCounts] = useState<LiveCounts | null>(null);
  const heard = useRef<LiveCounts | null>(null);
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const report = useReportNews();

  useEffect(() => {
    const line: SharedConnection = {
      follow: (counts, stop) =>
        followCounts({ open: (signal) => dataProvider.openLive(signal), counts, isFinal }, stop),
      locks: navigator.locks,
      channel: (name) => new BroadcastChannel(name),
    };
    const take = (now: LiveCounts) => {
      report(newsOf(heard.current, now));
      heard.current = now;
      setCounts(now);
    };
    return whileVisible((stop) => void followShared(line, take, stop));
  }, [dataProvider, report]);

  return <LiveContext value={counts}>{children}</LiveContext>;
};

/** The client already refreshed the session and retried. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Reads open lists of what was written again, whoever wrote it, and shows notices of new orders and messages. */
function useReportNews(): (news: News) => void {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useCallback(
    ({ order, message, written }) => {
      queryClient.invalidateQueries({ queryKey: ['overview'] });
      // Of messages only counts: a read one stays in the list of unread ones until a new one arrives.
      if (written === null) reloadAllLists(queryClient);
      else for (const path of written) reloadLists(queryClient, screenAt(path) ?? path);
      if (order !== null) {
        const number = formatOrderNumber(order);
        notify(
          <NewItemNotice number={number} text="live.order" to={`/orders/${order}/show`} />,
          NEWS,
        );
      }
      if (message !== null) {
        queryClient.invalidateQueries({ queryKey: ['messages', 'getInfiniteList'] });
        notify(<NewItemNotice text="live.message" to={`/messages/${message}`} />, NEWS);
      }
    },
    [notify, queryClient],
  );
}

const NEWS = { type: 'info', news: true } as const;

/** `text` is a message key, which may contain %{number}. */
const NewItemNotice = ({ text, number, to }: { text: string; number?: string; to: string }) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <>
      {translate(text, { number })}{' '}
      <Link color="inherit" component={LinkBase} onClick={close} sx={SHOWN} to={to}>
        {translate('live.show')}
      </Link>
    </>
  );
};

const SHOWN = { ml: 1, fontWeight: 700 };
