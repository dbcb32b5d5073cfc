import Link from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { LinkBase, useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orderNumber.ts';
import type { News } from './liveCounts.ts';

/** Reloads open lists after a change, and shows notices of what has come in. */
export function useReportNews(): (news: News) => void {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useCallback(
    ({ order, message }) => {
      queryClient.invalidateQueries({ queryKey: ['overview'] });
      // Counts only: a message that has been read stays in the list of unread ones until a new one arrives.
      queryClient.invalidateQueries({ queryKey: ['messages', 'getList'] });
      if (order !== null) {
        queryClient.invalidateQueries({ queryKey: ['orders', 'getList'] });
        const number = formatOrderNumber(order);
        notify(<Arrived number={number} text="live.order" to={`/orders/${order}/show`} />, POLITE);
      }
      if (message !== null) {
        queryClient.invalidateQueries({ queryKey: ['messages', 'getInfiniteList'] });
        notify(<Arrived text="live.message" to={`/messages/${message}`} />, POLITE);
      }
    },
    [notify, queryClient],
  );
}

const POLITE = { type: 'info', polite: true } as const;

interface ArrivedProps {
  /** Message key; it may name the %{number}. */
  text: string;
  number?: string;
  to: string;
}

const Arrived = ({ text, number, to }: ArrivedProps) => {
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
