import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isPrepared } from './mark.ts';
import { offlineStore } from './offline.ts';

const KEY = ['redemptions', 'stored'];

/** What this device has downloaded and redeemed without network; followed, also when another tab changes it. */
export function useStored() {
  const queries = useQueryClient();
  useEffect(
    () => offlineStore.subscribe(() => void queries.invalidateQueries({ queryKey: KEY })),
    [queries],
  );
  return useQuery({
    queryKey: KEY,
    queryFn: async () =>
      isPrepared()
        ? { pack: await offlineStore.pack(), entries: await offlineStore.entries() }
        : { pack: null, entries: [] },
    networkMode: 'always',
  });
}
