import { useContext, useEffect, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '../../providers/dataProvider.ts';
import { SessionContext } from '../../session/sessionParts.ts';
import { followMark, isPrepared } from './mark.ts';

/** On every screen, sends what this device redeemed without network; loads nothing where it isn't prepared. */
export function useBackgroundSync(): void {
  const { sendRedemptions } = useDataProvider<BackOfficeDataProvider>();
  const user = useContext(SessionContext)?.session.user()?.email;
  const isNeeded = useSyncExternalStore(followMark, isPrepared);
  useEffect(() => {
    if (!isNeeded) return;
    const started = import('./backgroundSync.ts').then(({ startBackgroundSync }) =>
      startBackgroundSync(sendRedemptions, user),
    );
    return () => void started.then((stop) => stop());
  }, [isNeeded, sendRedemptions, user]);
}
