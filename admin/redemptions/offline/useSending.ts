import { useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '../../providers/dataProvider.ts';
import { reasonOf } from '../../providers/failures.ts';
import { followSending, latestSending, sendWaiting } from './sending.ts';

/** Sends the redemptions that wait, and how that went: a message key, or the reason of a failure. */
export function useSending() {
  const { joinRedemptions } = useDataProvider<BackOfficeDataProvider>();
  const { isRunning, joined, error } = useSyncExternalStore(followSending, latestSending);
  const isOver = joined === undefined || joined === 'sent';
  const why = isOver ? null : `resources.redemptions.offline.joined.${joined}`;
  return {
    send: () => sendWaiting(joinRedemptions),
    isRunning,
    /** Why they still wait; null if nothing is known. */
    failure: error === undefined ? why : reasonOf(error),
  };
}
