import { useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '../../providers/dataProvider.ts';
import { reasonOf } from '../../providers/failures.ts';
import { followSync, latestSync, runSync } from './syncState.ts';

/** Sends the redemptions that wait, and how that went: a message key, or the reason of a failure. */
export function useSync() {
  const { sendRedemptions } = useDataProvider<BackOfficeDataProvider>();
  const { isRunning, result, error } = useSyncExternalStore(followSync, latestSync);
  const isOver = result === undefined || result === 'sent';
  const why = isOver ? null : `resources.redemptions.offline.syncResults.${result}`;
  return {
    send: () => runSync(sendRedemptions),
    isRunning,
    /** Why they still wait; null if nothing is known. */
    failure: error === undefined ? why : reasonOf(error),
  };
}
