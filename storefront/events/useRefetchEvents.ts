import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EventType } from '../../api/contract/constants.ts';
import { useSite } from '../app/site.ts';
import { eventsQuery } from './eventQueries.ts';

/** Makes the events of a type be asked for anew when they are shown next (public-site §4). */
export function useRefetchEvents(): (type: EventType) => void {
  const { client, locale } = useSite();
  const queryClient = useQueryClient();
  return useCallback(
    (type) => {
      const { queryKey } = eventsQuery({ client, locale }, type);
      void queryClient.invalidateQueries({ queryKey, exact: true });
    },
    [client, locale, queryClient],
  );
}
